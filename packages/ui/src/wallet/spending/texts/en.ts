import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    day: { label: 'Per day', hint: 'Leave it empty for no limit.' },
    week: { label: 'Per week', hint: 'Weeks start on Monday.' },
    month: { label: 'Per month', hint: 'Months start on the 1st.' },
  },
  spending: {
    title: 'Spending limits',
    spent: 'You’ve spent',
    periods: { day: 'Today', week: 'This week', month: 'This month' },
    ofCap: '{{spent}} of {{cap}} coins',
    left: '{{left}} of {{cap}} left',
    reached: 'Limit of {{cap}} used up',
    noCap: 'No limit',
    resets: 'Resets {{time}}',
    thisMonth: 'This month: {{spent}} coins spent',
    thisMonthOf: 'This month: {{spent}} of {{cap}} coins spent',
    see: 'See spending limits',
    caps: {
      title: 'Your limits',
      lead: 'Lower limits start right away. Higher limits, or no limit, start in 24 hours.',
      submit: 'Save limits',
      saved: 'Limits saved',
      raised: 'Higher limits start in 24 hours',
    },
    raise: {
      title: 'From {{time}} your limits will be:',
      day: 'Per day: {{cap}}',
      week: 'Per week: {{cap}}',
      month: 'Per month: {{cap}}',
      cancel: 'Keep my limits',
      cancelled: 'Your limits stay the same',
    },
    coolOff: {
      title: 'Cool-off',
      lead: 'Take a break: until it’s over, you can’t open boxes or enter anything paid.',
      length: 'For how long',
      lengths: { day: '24 hours', week: '7 days', month: '30 days' },
      start: 'Start a cool-off',
      prolong: 'Extend the cool-off',
      running: 'You’re cooling off until {{time}}. Your collection and balance aren’t affected.',
      longest: 'This is the longest possible cool-off.',
      started: 'Your cool-off has started',
      confirm: {
        title: 'Cool off for {{length}}?',
        body: 'It starts now. Nobody can end it early, not even customer service. You can only extend it.',
        keep: 'Not now',
        start: 'Start cooling off',
      },
    },
  },
} satisfies Texts<typeof vn>;
