import type { openMysteryBox as call } from '@mcy/api/boxes/opening/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Order } from '../../../platform/http/Batch.ts';
import type { LockedPool } from './lockPools.ts';

/**
 * Counts again how many draws the units of locked pools cover, where orders ask for more than was known. Prizes give
 * units at different paces, so the scarcest usually covers more draws than before; each count lasts for at least fifty
 * while the reserve is full.
 */
export async function extendBacking(
  db: Database,
  locked: readonly LockedPool[],
  orders: readonly Order<typeof call>[],
): Promise<void> {
  const short = locked.filter(({ pool_id, remaining, next_nonce, backed_until }) => {
    if (remaining !== null) return false;
    const wanted = orders.reduce((sum, { request: { pool_id: from, count } }) => {
      return from === pool_id && count !== 'all' ? sum + count : sum;
    }, 0);
    return next_nonce + wanted > backed_until;
  });
  if (short.length === 0) return;
  const counted = await db
    .updateTable('pool')
    .set({ backed_until: sql<number>`backed_until(pool)` })
    .where('pool_id', '=', (is) => is.fn.any(is.val(short.map(({ pool_id }) => pool_id))))
    .returning(['pool_id', 'backed_until'])
    .execute();
  for (const pool of short) {
    pool.backed_until = counted.find(({ pool_id }) => pool_id === pool.pool_id)?.backed_until ?? pool.backed_until;
  }
}
