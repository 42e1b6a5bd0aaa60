import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: { label: 'Result' },
    decision_options: {
      successful: 'Approve: the document is theirs',
      failed: 'Fail: the document is not theirs',
      rejected: 'Reject: to be filled in again',
    },
    reason: { label: 'Reason of the rejection' },
    reason_options: {
      unreadable: 'The document cannot be read',
      mismatch: 'What was filled in differs from it',
      expired: 'The document has expired',
      face: 'The face is unclear or another',
      other: 'Another reason (say which below)',
    },
    note: { label: 'Note to the user', hint: 'The user reads it word for word.' },
  },
  identity: {
    title: 'Identity reviews',
    states: { under_review: 'To review', successful: 'Approved', failed: 'Failed', rejected: 'Rejected' },
    filter: 'State of the verifications',
    list: 'Verifications',
    by: '{{nickname}} · {{kind}}',
    empty: {
      title: 'Nothing here',
      body: 'New verifications appear here in the order they came.',
      action: 'See what waits',
    },
    detail: 'Verification',
    kinds: { citizen_card: 'Vietnamese citizen card', passport: 'Passport', chinese_id: 'Chinese resident ID card' },
    facts: {
      name: 'Full name',
      account: 'Account',
      document: 'Document',
      number: 'Number',
      birthday: 'Date of birth',
      accountBirthday: 'Date of birth of the account',
      submitted: 'Submitted',
      reviewed: 'Decided',
      reviewer: 'Decided by',
      reason: 'Reason',
    },
    numberEnd: '…{{end}}',
    birthdayDiffers: 'The date of birth differs from the account’s.',
    photos: 'Photos',
    sides: { front: 'Front', back: 'Back', face: 'Face' },
    noPhotos: 'The photos were deleted with the decision.',
    decide: 'Decision',
    submit: 'Save the result',
    saved: 'Saved, and the user is told',
  },
} satisfies Texts<typeof vn>;
