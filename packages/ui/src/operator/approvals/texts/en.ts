import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    decision: {
      label: 'Decision',
    },
    decision_options: {
      agree: 'Agree, and carry it out now',
      decline: 'Decline',
    },
    answer: {
      label: 'Answer to who asked',
      hint: 'Needed when you decline.',
    },
  },
  title: 'Two operators',
  detail: 'Request',
  filter: 'Status of requests',
  list: 'Requests',
  states: {
    waiting: 'Waiting',
    agreed: 'Agreed',
    declined: 'Declined',
    taken_back: 'Taken back',
    dropped: 'No longer needed',
    expired: 'Expired',
  },
  by: 'Asked by {{name}}',
  byYou: 'Asked by you',
  empty: {
    title: 'No requests',
    body: 'What takes two operators will show here.',
    action: 'See waiting requests',
  },
  changes: 'What changes',
  was: 'Before',
  willBe: 'After',
  facts: {
    reason: 'Why',
    asked: 'Asked',
    askedBy: 'Asked by',
    expires: 'Expires',
    decided: 'Closed',
    decidedBy: 'Decided by',
    answer: 'Answer',
  },
  decide: 'Your decision',
  submit: 'Send the decision',
  saved: 'Decision recorded',
  barred: {
    asked: 'You asked for this. Another operator with the right decides.',
    concerned: 'This is about you, so another operator decides.',
  },
  takeBack: 'Take the request back',
  takeBackTitle: 'Take this request back?',
  takeBackBody: 'Nothing changes. You can ask again later.',
  keep: 'Keep it',
  takenBack: 'Request taken back',
} satisfies Texts<typeof vn>;
