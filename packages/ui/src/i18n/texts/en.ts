import type { Texts } from '../Texts.ts';
import type vn from './vn.ts';

export default {
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  share: 'Share',
  loading: 'Loading',
  loadMore: 'Show more',
  skip: 'Skip to content',
  notices: 'Notices',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Please copy it manually',
  failed: 'Couldn’t load this',
  networkError: 'Network error, please reload',
  modal: { warn: 'Warn', tips: 'Tips', understood: 'Got it' },
  tabs: {
    label: 'Main navigation',
    home: 'Home',
    card: 'Mystery boxes',
    forum: 'Forum',
    activity: 'Activities',
    mine: 'My account',
  },
  ago: {
    now: 'just now',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
    days_one: '{{count}} day ago',
    days_other: '{{count}} days ago',
  },
  currency: { balance: 'coins', stone: 'soul stones', diamond: 'diamonds', gem: 'gems' },
} satisfies Texts<typeof vn>;
