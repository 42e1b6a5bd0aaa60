import { orderStateAfter } from '@mcy/api/mall/orders/rules';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { returnCoupon } from '../../coupons/door.ts';
import { orderPriceChanged } from './messages.ts';
import { giveUnitsBack } from './moveUnits.ts';
import { mallReturnJournal } from './orderJournals.ts';
import { returnMoney } from './returnMoney.ts';
import { type OrderBy, type StoredOrder, lockOrder, stepOrder } from './stepOrder.ts';

/** What a buyer who cancels an order gets back, and loses: the deposit of a pre-sale stays with the shop (spec §9). */
export function returnsOf({ method, paid, returned, deposit }: StoredOrder): { returns: number; loses: number } {
  const loses = method === 'pre_sale' ? Math.min(deposit, paid - returned) : 0;
  return { returns: paid - returned - loses, loses };
}

/** The same for an order that a buyer can cancel now; else null. */
export function cancellationOf(order: StoredOrder): { returns: number; loses: number } | null {
  return orderStateAfter(order.state, 'cancel', 'buyer', null) === null ? null : returnsOf(order);
}

interface Cancellation {
  user_id: string;
  order_id: string;
  /** Coins that the buyer saw they get back. */
  returns: number;
  now: Date;
}

/**
 * A buyer cancels an order, in the caller's transaction: its units and its coupon return, and what was paid. Refuses
 * `order_not_found`, `order_moved_on`, `order_price_changed`.
 */
export async function cancelOrder(
  db: Database,
  { user_id, order_id, returns, now }: Cancellation,
): Promise<StoredOrder> {
  const by = { actor: 'buyer', actor_id: user_id } as const;
  const order = await lockOrder(db, order_id, by);
  const amount = returnsOf(order).returns;
  const cancelled = await endOrder(db, order, { action: 'cancel', by, amount, now });
  if (returns !== amount) {
    throw new Refusal({ error: 'order_price_changed', message: orderPriceChanged, field: 'returns' });
  }
  return cancelled;
}

interface ShopCancellation {
  order_id: string;
  operator_id: string;
  /** What the buyer reads. */
  reason: string;
  now: Date;
}

/** An operator cancels an order, in the caller's transaction: a deposit returns too. Refuses `order_not_found`, `order_moved_on`. */
export async function cancelByShop(
  db: Database,
  { order_id, operator_id, reason, now }: ShopCancellation,
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const order = await lockOrder(db, order_id, by);
  const amount = order.paid - order.returned;
  const cancelled = await endOrder(db, order, { action: 'cancel', by, note: reason, amount, now });
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'order_cancelled', data: { order_id, number, returned: amount, reason } }, now);
  return cancelled;
}

interface Ending {
  action: 'cancel' | 'expire';
  by: OrderBy;
  note?: string | null;
  /** Coins that go back. */
  amount: number;
  now: Date;
}

/** Ends a locked order that was not sent: once, because it is final. */
export async function endOrder(
  db: Database,
  order: StoredOrder,
  { amount, now, ...step }: Ending,
): Promise<StoredOrder> {
  const { order_id } = order;
  const ended = await stepOrder(db, order, { ...step, amount, set: { returned: order.returned + amount }, now });
  await giveUnitsBack(db, order_id, now);
  if (order.coupon_id !== null) await returnCoupon(db, order_id, now);
  await returnMoney(db, order, { kind: mallReturnJournal, reference_id: order_id, amount, now });
  return ended;
}
