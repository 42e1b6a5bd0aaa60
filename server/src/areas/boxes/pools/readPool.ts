import type { readPool as call } from '@mcy/api/boxes/pools/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { findPool } from './findPool.ts';
import { presentPool, readTopPrizes } from './presentPool.ts';
import { presentSeed } from '../proof/presentSeed.ts';

/** A pool with the seed its next draw will use, or its last seed when it is sold out. */
export async function readPool(db: Database, pool_id: string, locale: Locale): Promise<ResponseOf<typeof call>> {
  const pool = await findPool(db, pool_id);
  const topPrizes = await readTopPrizes(db, [pool_id]);
  const seed = await db
    .selectFrom('pool_seed')
    .selectAll()
    .where('pool_id', '=', pool_id)
    .orderBy('seed_index', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    ...presentPool(pool, topPrizes.get(pool_id), locale),
    description: pool.description[locale],
    seed: presentSeed(seed),
    diamonds_allowed: pool.diamonds_allowed,
    sale_until: pool.sale_until?.toISOString() ?? null,
  };
}
