import type { Translated } from '@mcy/api/contract';
import { dailyKind } from '@mcy/api/boxes/pools/words';
import type { Database } from '../../../platform/db/database.ts';
import type { Hold } from '../queue/holdUntil.ts';
import type { PoolKind } from '../tables.ts';

/** What an opening needs of its pool's row, with who draws in peace. */
export interface LockedPool extends Hold {
  pool_id: string;
  kind: PoolKind;
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
  /** The number of the first draw that might find no unit of its prize in the warehouse. */
  backed_until: number;
  diamonds_allowed: boolean;
  /** When its sale ends by itself, and when it was taken off sale; null for never. */
  sale_until: Date | null;
  off_sale_at: Date | null;
}

/** Locks those pools that are or were on sale, in order of id, until the transaction ends: openings of a pool follow each other. */
export function lockPools(db: Database, pool_ids: readonly string[]): Promise<LockedPool[]> {
  return lockOnSale(db)
    .where('pool_id', '=', (is) => is.fn.any(is.val(pool_ids)))
    .orderBy('pool_id')
    .execute();
}

/** Locks the pool of the free daily draw, the latest if there are several. */
export function lockDailyPool(db: Database): Promise<LockedPool[]> {
  return lockOnSale(db)
    .where('kind', '=', dailyKind)
    .where('off_sale_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .orderBy('pool_id')
    .limit(1)
    .execute();
}

function lockOnSale(db: Database) {
  return db
    .selectFrom('pool')
    .select(['pool_id', 'kind', 'name', 'image', 'price', 'remaining'])
    .select(['odds_version', 'guarantee_after', 'draws_per_seed', 'next_nonce', 'diamonds_allowed'])
    .select(['held_by', 'held_since', 'held_until', 'waiting'])
    .select(['sale_until', 'off_sale_at'])
    .select((is) => is.ref('backed_until').$notNull().as('backed_until'))
    .where('opened_at', 'is not', null)
    .forNoKeyUpdate();
}
