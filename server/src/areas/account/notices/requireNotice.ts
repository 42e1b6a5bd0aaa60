import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import type { NoticeKind } from '../../../platform/notices/NoticeKinds.ts';
import { notificationNotFound } from './messages.ts';
import { visibleNotices } from './visibleNotices.ts';

/** Returns one of a user's own notifications, of some kinds or of any (null). Refuses `notification_not_found`, also for another user's. */
export async function requireNotice(
  db: Database,
  { user_id, kinds }: { user_id: string; kinds: readonly NoticeKind[] | null },
  notification_id: string,
): Promise<Selectable<Tables['notification']>> {
  const notification = await visibleNotices(db, user_id, kinds)
    .selectAll('notification')
    .where('notification.notification_id', '=', notification_id)
    .executeTakeFirst();
  if (notification) return notification;
  throw new Refusal({
    error: 'notification_not_found',
    message: notificationNotFound,
    field: 'notification_id',
  });
}
