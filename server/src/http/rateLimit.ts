import { envelopeCode } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Limit } from './handler.ts';
import { tooManyRequests } from './messages.ts';
import { Refusal } from './Refusal.ts';

/**
 * Counts a request against each limit; refuses `too_many_requests` when one is full.
 * A leaky bucket in one statement: each hit fills it by `seconds / hits`, and it empties by the clock.
 * In the database, so that every server process counts together.
 */
export async function countAgainst(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  for (const { bucket, hits, seconds } of limits) {
    const hit = sql<Date>`make_interval(secs => ${seconds / hits})`;
    const full = sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`;
    const filled = sql<Date>`greatest(rate_limit.empty_at, ${now}::timestamptz) + ${hit}`;
    const counted = await db
      .insertInto('rate_limit')
      .values({ bucket, empty_at: sql<Date>`${now}::timestamptz + ${hit}` })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ empty_at: filled }).where(filled, '<=', full))
      .returning('bucket')
      .executeTakeFirst();
    if (!counted) {
      throw new Refusal({ error: 'too_many_requests', message: tooManyRequests, code: envelopeCode.tooManyRequests });
    }
  }
}
