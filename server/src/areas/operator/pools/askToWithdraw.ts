import type { ParsedRequestOf } from '@mcy/api/contract';
import type { withdrawShopPool as call } from '@mcy/api/operator/pools/contract';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { poolNotFound, poolNotOnSale } from './messages.ts';
import { withdrawPoolApproval } from './withdrawPoolApproval.ts';

/** Asks a second operator to take a pool off sale. Refuses `pool_not_found`, `pool_not_on_sale`, and those of approvals. */
export async function askToWithdraw(
  db: Database,
  keep: KeepApproval,
  { pool_id, why }: ParsedRequestOf<typeof call>,
  operator_id: string,
  now: Date,
): Promise<void> {
  const pool = await db
    .selectFrom('pool')
    .select(['name', 'opened_at', 'off_sale_at', 'sold_out'])
    .where('pool_id', '=', pool_id)
    // The free daily draw is not sold.
    .where('price', '>', 0)
    .executeTakeFirst();
  if (!pool) throw new Refusal({ error: 'pool_not_found', message: poolNotFound, field: 'pool_id' });
  if (pool.opened_at === null || pool.off_sale_at !== null || pool.sold_out) {
    throw new Refusal({ error: 'pool_not_on_sale', message: poolNotOnSale });
  }
  const action = withdrawPoolApproval.of({ pool_id, name: pool.name });
  await askSecondOperator(keep, db, { action, subject_id: pool_id, concerns: null, operator_id, reason: why }, now);
}
