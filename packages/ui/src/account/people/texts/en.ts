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
        title: 'You follow nobody yet',
        body: 'Follow players who love the same toys, and see what they have won.',
        action: 'See the rankings',
      },
    },
    fans: {
      title: 'Fans',
      empty: {
        title: 'Nobody follows you yet',
        body: 'Say a few words about yourself and show your best toys, so that others find you.',
        action: 'Edit profile',
      },
    },
  },
  player: {
    title: 'Player',
    since: 'Member since {{date}}',
    noDescription: 'This player has not written about themselves yet.',
    own: 'This is what others see of you.',
    edit: 'Edit profile',
    view: 'My public page',
    viewHint: 'What others see of you',
    wins: {
      title: 'Best wins lately',
      won: 'Won on {{date}}',
      empty: 'Nothing yet. What is won stands here once the box was opened.',
      hidden: 'This player keeps their wins to themselves.',
      hiddenOwn: 'You keep your wins to yourself.',
      show: 'Open privacy in the settings',
    },
    rarity: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
  },
} satisfies Texts<typeof vn>;
