import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: { label: 'Decision' },
    decision_options: {
      replacement: 'Replace: a new parcel, free of charge',
      refund: 'Refund the toys’ value in soul stones',
      return: 'Return to the collection: the player sent the toys back',
      refused: 'Refuse',
    },
    reason: { label: 'Message to the player', hint: 'Required for a refusal.' },
  },
  claim: {
    title: 'Claims',
    filter: 'Status',
    list: 'Claims',
    row: 'Parcel {{number}}: {{kind}}',
    empty: { title: 'No claims', body: 'No claim has this status.' },
    photos: 'Photos',
    noPhotos: 'No photos.',
    facts: '{{nickname}}, parcel {{number}}',
    worth: 'A refund gives {{worth}} soul stones.',
    decide: 'Decide',
    submit: 'Save the decision',
    ofTwo:
      'Accepting needs a second operator: what you accept within 24 hours exceeds the limit for one. Refusing doesn’t.',
    waitsForSecond: 'Waiting for a second operator',
    second: 'See the request',
    sent: 'Sent to a second operator.',
    own: 'This is your own claim, so another operator decides.',
    saved: 'Saved, and the player is notified.',
    decidedBy: 'Decided by {{operator}}.',
  },
} satisfies Texts<typeof vn>;
