import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  checkIn: {
    title: 'Check-in',
    heading: '15 days, a gift each day',
    lead: 'Check in every day to earn stones. If you miss a day, you start again from day 1.',
    streak_one: '{{count}} day in a row',
    streak_other: '{{count}} days in a row',
    noStreak: 'Start your streak',
    press: 'Check in for {{stones}} stones',
    done: 'Checked in today',
    next: 'Next check-in in',
    comeBack: 'Come back tomorrow!',
    gotTold: 'Checked in. You got {{stones}} stones.',
    days: 'Check-in days',
    day: 'Day {{day}}',
    states: { done: 'checked in', today: 'today', coming: 'upcoming' },
    notVerified: 'Your identity verification has not been approved.',
    verify: 'Verify my identity',
    waiting: 'Your verification is under review. You can check in as soon as it is approved.',
    seeReview: 'See status',
    countdown: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
    left: '{{hours}} hours and {{minutes}} minutes left',
    ready: 'A new day has begun',
  },
} satisfies Texts<typeof vn>;
