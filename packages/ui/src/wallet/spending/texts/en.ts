import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    day: { label: 'Per day', hint: 'Leave it empty for no limit.' },
    week: { label: 'Per week', hint: 'A week begins on Monday.' },
    month: { label: 'Per month', hint: 'A month begins on the 1st.' },
  },
  spending: {
    title: 'Spending limits',
    spent: 'You have spent',
    periods: { day: 'Today', week: 'This week', month: 'This month' },
    ofCap: '{{spent}} of {{cap}} coins',
    left: '{{left}} of {{cap}} left',
    reached: 'Limit of {{cap}} used up',
    noCap: 'No limit',
    resets: 'Starts again {{time}}',
    thisMonth: 'This month: {{spent}} coins spent',
    thisMonthOf: 'This month: {{spent}} of {{cap}} coins spent',
    see: 'See spending limits',
    caps: {
      title: 'Your limits',
      lead: 'A lower limit holds at once. A higher one, or none, holds after 24 hours.',
      submit: 'Save limits',
      saved: 'Limits saved',
      raised: 'What is higher holds in 24 hours',
    },
    raise: {
      title: 'From {{time}} your limits are:',
      day: 'Per day: {{cap}}',
      week: 'Per week: {{cap}}',
      month: 'Per month: {{cap}}',
      cancel: 'Keep my limits',
      cancelled: 'Your limits stay',
    },
    coolOff: {
      title: 'Cool-off',
      lead: 'Take a rest: until it is over you cannot open boxes or enter anything paid.',
      length: 'For how long',
      lengths: { day: '24 hours', week: '7 days', month: '30 days' },
      start: 'Start a cool-off',
      prolong: 'Prolong the cool-off',
      running: 'You are cooling off until {{time}}. Your collection and balance are untouched.',
      longest: 'This is the longest there is.',
      started: 'Your cool-off has begun',
      confirm: {
        title: 'Cool off for {{length}}?',
        body: 'It begins now. Nobody can end it early, customer service included: you can only make it longer.',
        keep: 'Not now',
        start: 'Start cooling off',
      },
    },
  },
} satisfies Texts<typeof vn>;
