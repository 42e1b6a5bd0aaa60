import { cashOf } from '@mcy/api/mall/orders/rules';
import { orderReceivedAfter } from '@mcy/api/mall/orders/words';
import { addWorkingDays } from '../../../platform/calendar/addWorkingDays.ts';
import type { Database } from '../../../platform/db/database.ts';
import { notify } from '../../account/door.ts';
import { collectCash } from './collectCash.ts';
import { type StoredOrder, lockShopOrder, stepOrder } from './stepOrder.ts';

interface Shipment {
  order_id: string;
  operator_id: string;
  carrier: string;
  tracking_number: string;
  now: Date;
}

type Handling = Pick<Shipment, 'order_id' | 'operator_id' | 'now'>;

/** An operator starts to pack an order, in the caller's transaction. Refuses `order_not_found`, `own_order`, `order_moved_on`. */
export async function packOrder(db: Database, { order_id, operator_id, now }: Handling): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  return stepOrder(db, await lockShopOrder(db, order_id, operator_id), { action: 'pack', by, now });
}

/** An operator hands a packed order to a carrier, in the caller's transaction. Refuses as `packOrder` does. */
export async function shipOrder(
  db: Database,
  { order_id, operator_id, carrier, tracking_number, now }: Shipment,
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const order = await stepOrder(db, await lockShopOrder(db, order_id, operator_id), {
    action: 'ship',
    by,
    set: { carrier, tracking_number, closes_at: addWorkingDays(now, orderReceivedAfter) },
    now,
  });
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'order_shipped', data: { order_id, number, carrier, tracking_number } }, now);
  return order;
}

/**
 * An operator notes that an order was delivered, in the caller's transaction: with cash on delivery the carrier has
 * collected its total. Refuses as `packOrder` does.
 */
export async function deliverOrder(db: Database, { order_id, operator_id, now }: Handling): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const shipped = await lockShopOrder(db, order_id, operator_id);
  const cash = cashOf(shipped);
  const collected = shipped.method === 'cod' ? { cash, cash_at: now } : {};
  const order = await stepOrder(db, shipped, { action: 'deliver', by, amount: cash, set: collected, now });
  await collectCash(db, order, now);
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'order_delivered', data: { order_id, number } }, now);
  return order;
}
