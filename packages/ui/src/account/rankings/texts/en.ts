import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  rank: {
    title: 'Rankings',
    board: 'Ranking',
    boards: { promotion: 'Invites', revenue: 'Winnings', spending: 'Spending' },
    leads: {
      promotion: 'People who registered with your invite code.',
      revenue: 'Retail value of prizes you’ve revealed.',
      spending: 'Coins you’ve spent in the shop.',
    },
    period: 'Period',
    periods: { week: 'This week', month: 'This month', all: 'All time' },
    people_one: '{{shown}} person',
    people_other: '{{shown}} people',
    place: 'Rank {{rank}}',
    unranked: 'Not ranked yet',
    own: 'You',
    masked: 'Other players see your name masked',
    toPrivacy: 'Show my name in the rankings',
    endsAt: 'Runs until the end of {{date}}.',
    leadsUntil: '{{leads}} {{endsAt}}',
    podium: 'Top three',
    signIn: 'Sign in to see your rank',
    empty: {
      title: 'Nobody is ranked yet',
      promotion: 'Share your invite code and be the first.',
      boxes: 'Open a box and be the first.',
      openBoxes: 'Find a box',
      invite: 'See my invite code',
    },
  },
} satisfies Texts<typeof vn>;
