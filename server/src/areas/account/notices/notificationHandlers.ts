import type * as contract from '@mcy/api/account/notices/contract';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  readNotification,
} from '@mcy/api/account/notices/contract';
import { ruleMessages } from '@mcy/api/contract';
import { z } from 'zod';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { Refusal, type RefusalsIn } from '../../../platform/http/Refusal.ts';
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
  implement(listNotifications, async ({ cursor, limit }, { db, caller, locale, ask }) => {
    let query = visibleNotifications(db, caller.user_id)
      .selectAll('notification')
      .orderBy('notification.notification_id', 'desc')
      // One extra row tells whether there is a next page.
      .limit(limit + 1);
    if (cursor !== undefined) query = query.where('notification.notification_id', '<', readCursor(cursor));
    const notifications = await query.execute();
    const page = notifications.slice(0, limit);
    return {
      rows: page.map((notification) => presentNotification(ask(noticeKinds), notification, locale)),
      next_cursor: notifications.length > limit ? (page.at(-1)?.notification_id ?? null) : null,
    };
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

/** The last notification of a page, from `next_cursor`. */
function readCursor(cursor: string): string {
  if (z.uuid().safeParse(cursor).success) return cursor;
  throw new Refusal({ error: 'wrong_type', message: ruleMessages.wrong_type, field: 'cursor' });
}
