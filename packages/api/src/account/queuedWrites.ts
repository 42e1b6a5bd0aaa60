import type { QueuedWrite } from '../queued/queuedWriteOptions.ts';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  readNotification,
} from './notices/contract.ts';
import { editProfile, readUser } from './profile/contract.ts';

/** What may be done without a connection and is sent when it is back: each sets something, and moves nothing. */
export const queuedWrites = {
  editProfile: { call: editProfile, invalidates: [readUser] },
  markNotificationsRead: {
    call: markNotificationsRead,
    invalidates: [listNotifications, readNotification, countUnreadNotifications],
  },
} as const satisfies Readonly<Record<string, QueuedWrite>>;
