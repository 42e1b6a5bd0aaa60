import type { Database } from '../../../platform/db/database.ts';
import { visibleNotices } from './visibleNotices.ts';

/** The number of a user's unread notifications. */
export async function countUnread(db: Database, user_id: string): Promise<number> {
  const { unread } = await visibleNotices(db, user_id)
    .where('notification.read_at', 'is', null)
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}
