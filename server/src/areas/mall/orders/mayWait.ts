import { mostUnpaidEnds, mostWaitingOrders } from '@mcy/api/mall/orders/words';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Not an order that an operator canceled: its buyer did nothing. */
export const notEndedByShop = sql`not exists (
  select from mall_order_event
  where mall_order_event.order_id = mall_order.order_id and event = 'cancel' and actor = 'operator')`;

/**
 * Whether an order of a buyer may wait for its payment: few others do, and few ended unpaid within 24 hours. `placed` of
 * those that wait are the new ones themselves.
 */
export async function mayWait(
  db: Database,
  user_id: string,
  { placed, now }: { placed: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ waiting: number; ended: number }>`
    select
      (select count(*)::integer from mall_order
        where user_id = ${user_id} and stage = 'to_pay' and state = 'pending_payment') as waiting,
      (select count(*)::integer from mall_order
        where user_id = ${user_id} and state = 'cancelled' and paid = 0
          and changed_at > ${new Date(now.getTime() - 86_400_000)}
          and ${notEndedByShop}) as ended`.execute(db);
  const [{ waiting, ended } = { waiting: 0, ended: 0 }] = rows;
  return waiting - placed < mostWaitingOrders && ended < mostUnpaidEnds;
}
