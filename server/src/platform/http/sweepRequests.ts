import type { Database } from '../db/database.ts';

/** How long an answer is kept for retries (ours), in ms: 7 days, longer than the timestamp of any encrypted body is good. */
const answersKept = 7 * 86_400_000;

/** Deletes answers that nobody retries any more, and empty buckets of limits. */
export async function sweepRequests(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - answersKept))
    .execute();
  await db.deleteFrom('rate_limit').where('empty_at', '<', now).execute();
}
