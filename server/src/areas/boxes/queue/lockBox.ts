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
  /** When its sale ends by itself, and when it was taken off sale; null for never. */
  sale_until: Date | null;
  off_sale_at: Date | null;
}

/** Whether nobody can draw from a box anymore, so that it has no line: also when no job has come by since its last day. */
export function hasEnded({ sold_out, sale_until, off_sale_at }: BoxInLine, now: Date): boolean {
  return sold_out || off_sale_at !== null || (sale_until !== null && sale_until <= now);
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
    .select(['sale_until', 'off_sale_at'])
    .where('pool_id', '=', pool_id)
    .where('opened_at', 'is not', null);
}
