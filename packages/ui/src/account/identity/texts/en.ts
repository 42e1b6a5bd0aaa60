import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  identity: {
    title: 'Identity verification',
    lead: 'It takes about 2 minutes. Only the reviewer sees your ID, and its number is encrypted.',
    birthdayHint: 'As shown on your ID. You must be 18 or older.',
    submit: 'Submit',
    takeFace: 'Take a photo of my face',
    retakeFace: 'Retake photo',
    faceTaken: 'Photo taken',
    again: 'Submit again',
    states: {
      none: 'Not verified',
      under_review: 'Under review',
      successful: 'Verified',
      failed: 'Failed',
      rejected: 'Rejected',
    },
    underReview: {
      title: 'Your verification is under review',
      body: 'It usually takes less than 24 hours. We’ll notify you of the result.',
    },
    successful: { title: 'You’re verified', body: 'You can now check in daily and use your other benefits.' },
    failed: {
      title: 'Verification failed',
      body: 'We couldn’t confirm that the ID is yours. Check your details and submit again.',
    },
    rejected: { title: 'Verification rejected' },
    checkIn: 'Check in',
    facts: { name: 'Full name', document: 'ID type', number: 'ID number', submitted: 'Submitted' },
    kinds: { citizen_card: 'Vietnamese citizen card', passport: 'Passport', chinese_id: 'Chinese resident ID card' },
    download: {
      title: 'Download the MCY app',
      body: 'Verification needs your phone’s camera, so it only works in the app. Scan the code with your phone to download it.',
      code: 'QR code that opens the page to download the MCY app',
      android: 'Get it for Android',
      ios: 'Get it for iPhone',
      soon: 'Coming to the app stores soon. Please check back later!',
    },
  },
  face: {
    title: 'Face check',
    lead: 'Look straight ahead in good light, without a mask or sunglasses. We only use the photo to compare it with your ID.',
    guide: 'Place your face inside the frame',
    camera: 'Camera view',
    photo: 'The photo you just took',
    start: 'Turn on the camera',
    asking: 'Please allow MCY to use the camera…',
    take: 'Take photo',
    retake: 'Retake',
    use: 'Use this photo',
    retry: 'Try again',
    faults: {
      denied: {
        title: 'The camera is blocked',
        body: 'Open the permissions of the app or the browser, allow Camera, then press Try again.',
      },
      missing: { title: 'No camera found', body: 'Use a phone with a front camera, then press Try again.' },
      busy: {
        title: 'Couldn’t open the camera',
        body: 'Another app may be using it. Close that app, then press Try again.',
      },
    },
  },
  fields: {
    birthday: { label: 'Date of birth', hint: 'You must be 18 to register.' },
    full_name: { label: 'Full name', hint: 'Full name as on your ID.' },
    kind: { label: 'ID type' },
    kind_options: {
      citizen_card: 'Vietnamese citizen card',
      passport: 'Passport',
      chinese_id: 'Chinese resident ID card',
    },
    number: { label: 'ID number' },
    front_file: {
      label: 'Photo of the front',
      hint: 'Show all four corners, readable and without glare. For a passport, use the photo page.',
    },
    back_file: { label: 'Photo of the back' },
    face_file: { label: 'Photo of your face', hint: 'Take it now with the camera. Existing photos aren’t accepted.' },
  },
} satisfies Texts<typeof vn>;
