import type { Database } from '../../../platform/db/database.ts';

const day = 86_400_000;

/** How long a notification is kept after it was read, and at most (ours), in days. */
const readNotificationDays = 90;
const notificationDays = 365;

/** Deletes old notifications. */
export async function sweepNotices(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);
  // By read time, so that an old one just opened is still there on the way back.
  await db.deleteFrom('notification').where('read_at', '<', daysAgo(readNotificationDays)).execute();
  await db.deleteFrom('notification').where('created_at', '<', daysAgo(notificationDays)).execute();
}
