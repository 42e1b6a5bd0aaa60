import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Limit } from './handler.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/**
 * Counts a request against all limits, or none: refuses `too_many_requests` when one is full. Leaky buckets: each hit adds `seconds /
 * hits`, and the bucket drains with the clock. They live in the database, so that all server processes count together.
 */
export async function countAgainst(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  // A fixed order, so that two requests with shared buckets never deadlock.
  const ordered = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const fullUntil = new Map(ordered.map(({ bucket, seconds }) => [bucket, now.getTime() + seconds * 1_000]));
  await inTransaction(db, async (transaction) => {
    // Each row stays locked until the transaction ends, so the compared value is the stored one.
    const filled = await transaction
      .insertInto('rate_limit')
      .values(
        ordered.map(({ bucket, hits, seconds }) => ({
          bucket,
          empty_at: sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds / hits})`,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          empty_at: sql<Date>`greatest(rate_limit.empty_at, ${now}::timestamptz) + (excluded.empty_at - ${now}::timestamptz)`,
        }),
      )
      .returning(['bucket', 'empty_at'])
      .execute();
    const waits = filled.map(({ bucket, empty_at }) => empty_at.getTime() - (fullUntil.get(bucket) ?? 0));
    const wait = Math.max(...waits);
    // A refused request leaves nothing behind.
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000));
  });
}
