import type { Database } from '../db/database.ts';

const day = 86_400_000;

/** How long an answer is kept for retries (ours), in days. */
const idempotencyDays = 7;

/** Deletes what has no more use: old answers, empty rate-limit buckets, sessions that have ended. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const tooOld = new Date(now.getTime() - idempotencyDays * day);
  await db.deleteFrom('idempotency').where('created_at', '<', tooOld).execute();
  await db.deleteFrom('rate_limit').where('empty_at', '<', now).execute();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
}
