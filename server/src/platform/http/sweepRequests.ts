import { answersKept } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';

/** Deletes answers past their retry time, which is longer than any encrypted body's timestamp is valid, and empty rate limit buckets. */
export async function sweepRequests(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - answersKept))
    .execute();
  await db.deleteFrom('rate_limit').where('empty_at', '<', now).execute();
}
