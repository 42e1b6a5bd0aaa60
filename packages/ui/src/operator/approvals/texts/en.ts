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
      label: 'Note to the requester',
      hint: 'Required when you decline.',
    },
  },
  title: 'Needs two operators',
  detail: 'Request',
  filter: 'Status of requests',
  list: 'Requests',
  states: {
    waiting: 'Waiting',
    agreed: 'Agreed',
    declined: 'Declined',
    taken_back: 'Withdrawn',
    dropped: 'No longer needed',
    expired: 'Expired',
  },
  by: 'Requested by {{name}}',
  byYou: 'Requested by you',
  empty: {
    title: 'No requests',
    body: 'Requests that need two operators appear here.',
    action: 'See pending requests',
  },
  changes: 'What changes',
  was: 'Before',
  willBe: 'After',
  facts: {
    reason: 'Reason',
    asked: 'Requested',
    askedBy: 'Requested by',
    expires: 'Expires',
    decided: 'Closed',
    decidedBy: 'Decided by',
    answer: 'Note',
  },
  decide: 'Your decision',
  submit: 'Submit decision',
  saved: 'Decision recorded',
  barred: {
    asked: 'You made this request. Another operator with the same right decides.',
    concerned: 'This is about you, so another operator decides.',
  },
  takeBack: 'Withdraw the request',
  takeBackTitle: 'Withdraw this request?',
  takeBackBody: 'Nothing changes. You can request it again later.',
  keep: 'Keep it',
  takenBack: 'Request withdrawn',
} satisfies Texts<typeof vn>;
