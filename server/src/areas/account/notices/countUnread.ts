import type { Database } from '../../../platform/db/database.ts';
import type { NoticeKind } from '../../../platform/notices/NoticeKinds.ts';
import { visibleNotices } from './visibleNotices.ts';

/** Screens show 99+ for more. */
const mostCounted = 100;

/** The number of a user's unread notifications, of some kinds or of all (null); 100 for any more. */
export async function countUnread(
  db: Database,
  { user_id, kinds }: { user_id: string; kinds: readonly NoticeKind[] | null },
): Promise<number> {
  const some = visibleNotices(db, user_id, kinds)
    .where('notification.read_at', 'is', null)
    .select('notification.notification_id')
    .limit(mostCounted);
  const { unread } = await db
    .selectFrom(some.as('unread'))
    .select((is) => is.cast<number>(is.fn.countAll(), 'integer').as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}
