import type * as contract from '@mcy/api/account/notices/contract';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  readNotification,
} from '@mcy/api/account/notices/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { noticeKinds } from '../../../platform/notices/NoticeKinds.ts';
import { countUnread } from './countUnread.ts';
import { markRead } from './markRead.ts';
import { presentNotification } from './presentNotification.ts';
import { requireNotification } from './requireNotification.ts';
import { visibleNotifications } from './visibleNotifications.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const notificationHandlers: readonly Implementation[] = [
  implement(listNotifications, async (page, { db, caller, locale, ask }) => {
    const query = visibleNotifications(db, caller.user_id).selectAll('notification');
    const { rows, next_cursor } = await readPage(query, { by: 'notification.notification_id' }, page);
    return { rows: rows.map((row) => presentNotification(ask(noticeKinds), row, locale)), next_cursor };
  }),

  implement(readNotification, async ({ notification_id }, { db, caller, locale, ask }) =>
    presentNotification(ask(noticeKinds), await requireNotification(db, caller.user_id, notification_id), locale),
  ),

  implement(markNotificationsRead, async ({ notification_id }, { db, caller, now }) => {
    await markRead(db, { user_id: caller.user_id, notification_id, now });
    return { unread_count: await countUnread(db, caller.user_id) };
  }),

  implement(countUnreadNotifications, async (_request, { db, caller }) => ({
    unread_count: await countUnread(db, caller.user_id),
  })),
];
