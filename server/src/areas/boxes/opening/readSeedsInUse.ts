import type { Database } from '../../../platform/db/database.ts';

/** A pool's secret seed and where it began. */
export interface SeedInUse {
  seed_index: number;
  first_nonce: number;
  seed: string;
}

/** The seeds that pools draw from; a sold-out pool has none. */
export async function readSeedsInUse(db: Database, pool_ids: readonly string[]): Promise<Map<string, SeedInUse>> {
  const seeds = await db
    .selectFrom('pool_seed')
    .select(['pool_id', 'seed_index', 'first_nonce', 'seed'])
    .where('pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .where('revealed_at', 'is', null)
    .execute();
  return new Map(seeds.map(({ pool_id, ...seed }) => [pool_id, seed]));
}
