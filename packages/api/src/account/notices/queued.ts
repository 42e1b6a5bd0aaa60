import type { QueuedWrite } from '../../queued/queuedWriteOptions.ts';
import { countUnreadNotifications, listNotifications, markNotificationsRead, readNotification } from './contract.ts';

export const queuedMarkNotificationsRead = {
  call: markNotificationsRead,
  invalidates: [listNotifications, readNotification, countUnreadNotifications],
} as const satisfies QueuedWrite;
