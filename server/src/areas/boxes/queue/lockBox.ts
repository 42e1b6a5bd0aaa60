import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { foundPool } from '../pools/findPool.ts';
import type { PoolSupply } from '../tables.ts';
import type { Hold } from './holdUntil.ts';

/** A pool with its line. */
export interface BoxInLine extends Hold {
  pool_id: string;
  name: Translated;
  supply: PoolSupply;
  price: number;
  sold_out: boolean;
}

/** A pool on sale with its line. Refuses `pool_not_found`. */
export async function readBox(db: Database, pool_id: string): Promise<BoxInLine> {
  return foundPool(await selectBox(db, pool_id).executeTakeFirst());
}

/** Locks a pool on sale until the transaction ends: whatever happens to its line follows draws and each other. Refuses `pool_not_found`. */
export async function lockBox(db: Database, pool_id: string): Promise<BoxInLine> {
  return foundPool(await selectBox(db, pool_id).forNoKeyUpdate().executeTakeFirst());
}

function selectBox(db: Database, pool_id: string) {
  return db
    .selectFrom('pool')
    .select(['pool_id', 'name', 'supply', 'price', 'sold_out', 'held_by', 'held_since', 'held_until', 'waiting'])
    .where('pool_id', '=', pool_id)
    .where('opened_at', 'is not', null);
}
