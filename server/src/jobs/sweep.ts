import { idleSince } from '../account/sessions/sessionLifetime.ts';
import type { Database } from '../db/database.ts';

const day = 86_400_000;

/** How long an answer is kept for retries (ours), in days: longer than the timestamp of any encrypted body is good. */
const idempotencyDays = 7;

/** How long a device is known after it last proved who its user is (ours), in days: twice as long as a session lasts. */
const knownDeviceDays = 180;

/** How long a notification is kept once it was read, and how long at all (ours), in days. */
const readNotificationDays = 90;
const notificationDays = 365;

/** How long a week's or a month's ranking is kept after it began (ours), in days. */
const rankingDays = 62;

/** Deletes what has no more use: old answers, empty rate-limit buckets, sessions and codes that have ended, devices long unused, the demo's mail of a day, old notifications, rankings that are over. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);
  await db.deleteFrom('idempotency').where('created_at', '<', daysAgo(idempotencyDays)).execute();
  await db.deleteFrom('rate_limit').where('empty_at', '<', now).execute();
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<', now), is('last_used_at', '<', idleSince(now))]))
    .execute();
  await db.deleteFrom('known_device').where('proved_at', '<', daysAgo(knownDeviceDays)).execute();
  await db.deleteFrom('account_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('demo_mail').where('created_at', '<', daysAgo(1)).execute();
  // By when it was read, so that an old one just looked at is still there on the way back.
  await db.deleteFrom('notification').where('read_at', '<', daysAgo(readNotificationDays)).execute();
  await db.deleteFrom('notification').where('created_at', '<', daysAgo(notificationDays)).execute();
  await db
    .deleteFrom('ranking_score')
    .where('period', '<>', 'all')
    .where('since', '<', daysAgo(rankingDays).toISOString().slice(0, 10))
    .execute();
}
