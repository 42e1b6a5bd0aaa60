import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  push: {
    title: 'Push notifications',
    label: 'Notifications on this device',
    text: 'Told even when MCY is closed: coins in, parcels out, rare toys.',
    denied:
      'Your browser blocks notifications. Allow notifications for this site in its settings (the sign beside the address), then reload the page.',
    unsupported:
      'This browser cannot receive notifications. On an iPhone, add MCY to the home screen first and open it from there.',
    unavailable: 'The shop does not send notifications to devices yet. You can read all of them in the app.',
    on: 'Notifications are on for this device',
    off: 'Notifications are off for this device',
    failed: 'Notifications could not be switched on. Please try again later.',
  },
  notify: {
    title: 'Notifications',
    detail: 'Notification',
    bell_one: 'Notifications, {{shown}} unread',
    bell_other: 'Notifications, {{shown}} unread',
    unread: 'New',
    unreadCount_one: '{{shown}} unread',
    unreadCount_other: '{{shown}} unread',
    allRead: 'You have read everything',
    markAllRead: 'Mark all as read',
    empty: {
      title: 'No notifications yet',
      body: 'When coins arrive, a withdrawal moves on or you win something rare, you will read it here.',
      action: 'Find a box',
    },
    targets: {
      money_flow: 'See balance history',
      withdrawal: 'See withdrawals',
      draw_record: 'See opening record',
      level: 'See my level',
      player: 'See their page',
      identity: 'See my verification',
      profile: 'See my profile',
    },
  },
} satisfies Texts<typeof vn>;
