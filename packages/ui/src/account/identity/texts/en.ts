import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  identity: {
    title: 'Identity verification',
    lead: 'It takes about 2 minutes. Only the reviewer sees your document, and its number is encrypted.',
    birthdayHint: 'As in your document. You must be 18.',
    submit: 'Submit',
    takeFace: 'Take a photo of my face',
    retakeFace: 'Take it again',
    faceTaken: 'Your photo is taken',
    again: 'Fill in again',
    states: {
      none: 'Not verified',
      under_review: 'Under review',
      successful: 'Verified',
      failed: 'Failed',
      rejected: 'Rejected',
    },
    underReview: {
      title: 'Your verification is under review',
      body: 'It usually takes less than 24 hours. You will be notified of the result.',
    },
    successful: { title: 'You are verified', body: 'Daily check-in and other benefits are yours.' },
    failed: {
      title: 'Verification failed',
      body: 'We could not confirm that the document is yours. Check what you filled in, and submit it again.',
    },
    rejected: { title: 'Verification rejected' },
    checkIn: 'Check in',
    facts: { name: 'Full name', document: 'Document', number: 'Number', submitted: 'Submitted' },
    kinds: { citizen_card: 'Vietnamese citizen card', passport: 'Passport', chinese_id: 'Chinese resident ID card' },
    download: {
      title: 'Download the MCY app',
      body: 'Verification needs your phone’s camera, so it works in the app alone. Scan the code with your phone to get it.',
      code: 'QR code that opens the page to download the MCY app',
      android: 'Get it for Android',
      ios: 'Get it for iPhone',
      soon: 'The app will be in the stores soon. Please come back later!',
    },
  },
  face: {
    title: 'Face check',
    lead: 'Look straight ahead in good light, without a mask or sunglasses. The photo is compared with your document and used for nothing else.',
    guide: 'Place your face inside the frame',
    camera: 'What the camera sees',
    photo: 'The photo of your face just taken',
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
      missing: { title: 'No camera was found', body: 'Use a phone with a front camera, then press Try again.' },
      busy: {
        title: 'The camera could not be opened',
        body: 'Another app may be using it. Close that app, then press Try again.',
      },
    },
  },
  fields: {
    birthday: { label: 'Date of birth', hint: 'You must be 18 to register.' },
    full_name: { label: 'Full name', hint: 'All of it, as your document writes it.' },
    kind: { label: 'Document' },
    kind_options: {
      citizen_card: 'Vietnamese citizen card',
      passport: 'Passport',
      chinese_id: 'Chinese resident ID card',
    },
    number: { label: 'Number of the document' },
    front_file: {
      label: 'Photo of the front',
      hint: 'All four corners, readable, no glare. Of a passport: the page with the photo.',
    },
    back_file: { label: 'Photo of the back' },
    face_file: { label: 'Photo of your face', hint: 'Taken now by the camera, not one you have.' },
  },
} satisfies Texts<typeof vn>;
