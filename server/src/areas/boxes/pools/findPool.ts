import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { poolNotFound } from './messages.ts';
import { selectPools } from './presentPool.ts';

/** One pool that is or was on sale. Refuses `pool_not_found`. */
export async function findPool(db: Database, pool_id: string) {
  return foundPool(
    await selectPools(db)
      .select(['pool.odds_version', 'pool.guarantee_after', 'pool.diamonds_allowed', 'pool.sale_until'])
      .where('pool.pool_id', '=', pool_id)
      .executeTakeFirst(),
  );
}

/** Returns the pool; refuses `pool_not_found` when there is none. */
export function foundPool<Pool>(pool: Pool | undefined): Pool {
  if (pool !== undefined) return pool;
  throw new Refusal({ error: 'pool_not_found', message: poolNotFound, field: 'pool_id' });
}
