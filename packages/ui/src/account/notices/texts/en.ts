import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  push: {
    title: 'Push notifications',
    label: 'Notifications on this device',
    text: 'Alerts for top-ups, shipments and rare pulls, even when MCY isn’t open.',
    denied:
      'Your browser blocks notifications. Allow them for this site in its settings (the icon next to the address), then reload the page.',
    unsupported:
      'This browser can’t receive notifications. On an iPhone, add MCY to the home screen first and open it from there.',
    unavailable: 'The shop doesn’t send push notifications yet. You can read all your notifications in the app.',
    on: 'Notifications are on for this device',
    off: 'Notifications are off for this device',
    failed: 'Couldn’t turn on notifications. Please try again later.',
  },
  notify: {
    title: 'Notifications',
    detail: 'Notification',
    bell_one: 'Notifications, {{shown}} unread',
    bell_other: 'Notifications, {{shown}} unread',
    unread: 'New',
    unreadCount_one: '{{shown}} unread',
    unreadCount_other: '{{shown}} unread',
    allRead: 'You’re all caught up',
    markAllRead: 'Mark all as read',
    empty: {
      title: 'No notifications yet',
      body: 'We’ll tell you here when coins arrive, a withdrawal is processed or you win something rare.',
      action: 'Find a box',
    },
  },
} satisfies Texts<typeof vn>;
