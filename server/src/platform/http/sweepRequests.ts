import type { Database } from '../db/database.ts';

/** How long an answer is kept for retries (ours), in ms: 7 days, longer than any encrypted body's timestamp is valid. */
const answersKept = 7 * 86_400_000;

/** Deletes answers past their retry time, and empty rate limit buckets. */
export async function sweepRequests(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - answersKept))
    .execute();
  await db.deleteFrom('rate_limit').where('empty_at', '<', now).execute();
}
