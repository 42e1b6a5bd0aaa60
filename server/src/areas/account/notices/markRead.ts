import type { Database } from '../../../platform/db/database.ts';
import type { NoticeKind } from '../../../platform/notices/NoticeKinds.ts';
import { requireNotice } from './requireNotice.ts';
import { visibleNotices } from './visibleNotices.ts';

interface Reading {
  user_id: string;
  /** One of them; undefined for all. */
  notification_id: string | undefined;
  /** Only these; null for all. */
  kinds: readonly NoticeKind[] | null;
  now: Date;
}

/** Marks one of a user's notifications as read, or all of them; already read ones keep their time. Refuses `notification_not_found`. */
export async function markRead(db: Database, { user_id, notification_id, kinds, now }: Reading): Promise<void> {
  if (notification_id !== undefined) await requireNotice(db, { user_id, kinds }, notification_id);
  let unread = visibleNotices(db, user_id, kinds)
    .select('notification.notification_id')
    .where('notification.read_at', 'is', null)
    // A fixed order, so that concurrent requests do not deadlock.
    .orderBy('notification.notification_id')
    .forUpdate('notification');
  if (notification_id !== undefined) unread = unread.where('notification.notification_id', '=', notification_id);
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('notification_id', 'in', () => unread)
    .execute();
}
