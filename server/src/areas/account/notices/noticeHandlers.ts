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
import { presentNotice } from './presentNotice.ts';
import { requireNotice } from './requireNotice.ts';
import { visibleNotices } from './visibleNotices.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const noticeHandlers: readonly Implementation[] = [
  implement(listNotifications, async (page, { db, caller, locale, ask }) => {
    const query = visibleNotices(db, caller.user_id).selectAll('notification');
    const { rows, next_cursor } = await readPage(query, { by: 'notification.notification_id' }, page);
    return { rows: rows.map((row) => presentNotice(ask(noticeKinds), row, locale)), next_cursor };
  }),

  implement(readNotification, async ({ notification_id }, { db, caller, locale, ask }) =>
    presentNotice(ask(noticeKinds), await requireNotice(db, caller.user_id, notification_id), locale),
  ),

  implement(markNotificationsRead, async ({ notification_id }, { db, caller, now }) => {
    await markRead(db, { user_id: caller.user_id, notification_id, now });
    return { unread_count: await countUnread(db, caller.user_id) };
  }),

  implement(countUnreadNotifications, async (_request, { db, caller }) => ({
    unread_count: await countUnread(db, caller.user_id),
  })),
];
