import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';

/** What an opening needs of its pool's row. */
export interface LockedPool {
  pool_id: string;
  name: Translated;
  image: string;
  /** Coins for one draw. */
  price: number;
  /** Tickets left; null for an infinite pool. */
  remaining: number | null;
  odds_version: number;
  guarantee_after: number | null;
  draws_per_seed: number | null;
  next_nonce: number;
}

/** Locks those pools that are on sale, in order of id, until the transaction ends: openings of a pool follow each other. */
export function lockPools(db: Database, pool_ids: readonly string[]): Promise<LockedPool[]> {
  return db
    .selectFrom('pool')
    .select(['pool_id', 'name', 'image', 'price', 'remaining'])
    .select(['odds_version', 'guarantee_after', 'draws_per_seed', 'next_nonce'])
    .where('pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .where('opened_at', 'is not', null)
    .orderBy('pool_id')
    .forNoKeyUpdate()
    .execute();
}
