import type { readPoolSpending as call } from '@mcy/api/boxes/fairness/contract';
import type { ResponseOf } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { findPool } from '../pools/findPool.ts';

/** What a player has drawn from a pool, and what they paid for it in coins. */
export async function readPoolSpending(
  db: Database,
  user_id: string,
  pool_id: string,
): Promise<ResponseOf<typeof call>> {
  await findPool(db, pool_id);
  const spent = await db
    .selectFrom('pool_spent')
    .select(['draws', 'coins'])
    .where('user_id', '=', user_id)
    .where('pool_id', '=', pool_id)
    .executeTakeFirst();
  return spent ?? { draws: 0, coins: 0 };
}
