import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: { label: 'Result' },
    decision_options: {
      successful: 'Approve: the ID belongs to the user',
      failed: 'Fail: the ID belongs to someone else',
      rejected: 'Reject: the user must submit again',
    },
    reason: { label: 'Reason for rejection' },
    reason_options: {
      unreadable: 'The ID is unreadable',
      mismatch: 'The details don’t match the ID',
      expired: 'The ID has expired',
      face: 'The face is unclear or someone else’s',
      other: 'Another reason (explain below)',
    },
    note: { label: 'Note to the user', hint: 'The user sees exactly what you write.' },
  },
  identity: {
    title: 'Identity reviews',
    states: { under_review: 'To review', successful: 'Approved', failed: 'Failed', rejected: 'Rejected' },
    filter: 'Verification status',
    list: 'Verifications',
    by: '{{nickname}} · {{kind}}',
    empty: {
      title: 'Nothing here',
      body: 'New verifications appear here in order of arrival.',
      action: 'See pending verifications',
    },
    detail: 'Verification',
    kinds: { citizen_card: 'Vietnamese citizen ID card', passport: 'Passport', chinese_id: 'Chinese resident ID card' },
    facts: {
      name: 'Full name',
      account: 'Account',
      document: 'ID type',
      number: 'ID number',
      birthday: 'Date of birth',
      accountBirthday: 'Date of birth on the account',
      submitted: 'Submitted',
      reviewed: 'Decided',
      reviewer: 'Decided by',
      reason: 'Reason',
    },
    numberEnd: '…{{end}}',
    birthdayDiffers: 'The date of birth differs from the account’s.',
    photos: 'Photos',
    sides: { front: 'Front', back: 'Back', face: 'Face' },
    noPhotos: 'The photos were deleted after the decision.',
    decide: 'Decision',
    submit: 'Save the result',
    saved: 'Saved. The user has been notified',
  },
} satisfies Texts<typeof vn>;
