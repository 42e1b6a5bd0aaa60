import type * as contract from '@mcy/api/account/notices/contract';
import {
  type NoticeArea,
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  readNotification,
} from '@mcy/api/account/notices/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { Ask } from '../../../platform/area/Port.ts';
import { type NoticeKind, noticeKinds, noticeKindsOf } from '../../../platform/notices/NoticeKinds.ts';
import { countUnread } from './countUnread.ts';
import { listNotices } from './listNotices.ts';
import { markRead } from './markRead.ts';
import { presentNotice } from './presentNotice.ts';
import { requireNotice } from './requireNotice.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

/** The kinds that the named area hands over; null for those of the whole shop. */
function kindsOf(area: NoticeArea | undefined, ask: Ask): readonly NoticeKind[] | null {
  return area === undefined ? null : ask(noticeKindsOf)(area);
}

export const noticeHandlers: readonly Implementation[] = [
  implement(listNotifications, async ({ area, ...page }, { db, caller: { user_id }, locale, ask }) => {
    const { rows, next_cursor } = await listNotices(db, { user_id, kinds: kindsOf(area, ask) }, page);
    return { rows: rows.map((row) => presentNotice(ask(noticeKinds), row, locale)), next_cursor };
  }),

  implement(readNotification, async ({ notification_id, area }, { db, caller: { user_id }, locale, ask }) => {
    const notice = await requireNotice(db, { user_id, kinds: kindsOf(area, ask) }, notification_id);
    return presentNotice(ask(noticeKinds), notice, locale);
  }),

  implement(markNotificationsRead, async ({ notification_id, area }, { db, caller: { user_id }, now, ask }) => {
    const kinds = kindsOf(area, ask);
    await markRead(db, { user_id, notification_id, kinds, now });
    return { unread_count: await countUnread(db, { user_id, kinds }) };
  }),

  implement(countUnreadNotifications, async ({ area }, { db, caller: { user_id }, ask }) => ({
    unread_count: await countUnread(db, { user_id, kinds: kindsOf(area, ask) }),
  })),
];
