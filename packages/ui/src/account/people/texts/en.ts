import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  follow: {
    follow: 'Follow',
    followBack: 'Follow back',
    followed: 'Following',
    followNamed: 'Follow {{nickname}}',
    followBackNamed: 'Follow back {{nickname}}',
    unfollowNamed: 'Following {{nickname}}, press to unfollow',
    mutual: 'You follow each other',
    followsMe: 'Follows you',
    following: {
      title: 'Following',
      empty: {
        title: 'You don’t follow anyone yet',
        body: 'Follow players who love the same toys and see what they’ve won.',
        action: 'See the rankings',
      },
    },
    fans: {
      title: 'Followers',
      empty: {
        title: 'No followers yet',
        body: 'Say a few words about yourself and show off your best toys, so others can find you.',
        action: 'Edit profile',
      },
    },
  },
  player: {
    title: 'Player profile',
    since: 'Member since {{date}}',
    noDescription: 'This player hasn’t added a description yet.',
    own: 'This is how others see you.',
    edit: 'Edit profile',
    view: 'My public page',
    viewHint: 'How others see you',
    following: 'Following',
    fans: 'Followers',
    wins: {
      title: 'Best recent wins',
      won: 'Won on {{date}}',
      empty: 'Nothing yet. Wins appear here once the box is opened.',
      hidden: 'This player hides their wins.',
      hiddenOwn: 'Your wins are hidden.',
      show: 'Open privacy settings',
    },
  },
} satisfies Texts<typeof vn>;
