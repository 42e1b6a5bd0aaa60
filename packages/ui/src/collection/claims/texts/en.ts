import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    item_ids: { label: 'Which toys?' },
    kind: { label: 'What’s wrong?' },
    kind_options: { damaged: 'Damaged', missing: 'Missing' },
    words: { label: 'Tell us more', hint: 'What is broken, and how the box looked when it arrived.' },
    photos: { label: 'Photos', hint: 'Show the damage and the outside of the parcel. Up to 9 photos.' },
  },
  claim: {
    title: 'Report damaged or missing',
    submit: 'Send to the shop',
    sent: 'We’ve received your report and will reply soon.',
    notes:
      'We look at each case, then send the toys again, refund you in soul stones, or return them to your collection.',
    nothingLeft: {
      title: 'Nothing left to report',
      body: 'You’ve reported every toy in this parcel. The parcel’s page shows the result.',
      action: 'See the parcel',
    },
  },
  claims: 'Reported to the shop',
  state: { submitted: 'Under review', accepted: 'Accepted', refused: 'Refused' },
  kind: { damaged: 'Damaged', missing: 'Missing' },
  outcome: {
    replacement: 'We’re sending the toys again in a new parcel, free of charge.',
    refund: 'You were refunded {{stones}} soul stones.',
    return: 'The toys are back in your collection.',
  },
  seeReplacement: 'See the new parcel',
  reason: 'The shop’s answer: {{reason}}',
  photo: 'Photo {{place}}',
} satisfies Texts<typeof vn>;
