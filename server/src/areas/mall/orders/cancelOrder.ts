import { orderStateAfter } from '@mcy/api/mall/orders/rules';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { notify } from '../../account/door.ts';
import { returnCoupon } from '../../coupons/door.ts';
import { noDeposit, returnsChanged } from './messages.ts';
import { uncollectCash } from './collectCash.ts';
import { giveUnitsBack } from './moveUnits.ts';
import { mallReturnJournal } from './orderJournals.ts';
import { returnMoney } from './returnMoney.ts';
import {
  type OrderBy,
  type StoredOrder,
  lockOrder,
  lockShopOrder,
  movedOn,
  stepOrder,
  wasHandedOver,
} from './stepOrder.ts';

/** What a buyer who cancels an order gets back, and loses: the deposit of a pre-sale stays with the shop (spec §9). */
export function returnsOf({ method, paid, returned, deposit }: StoredOrder): { returns: number; loses: number } {
  const loses = method === 'pre_sale' ? Math.min(deposit, paid - returned) : 0;
  return { returns: paid - returned - loses, loses };
}

/** The same for an order that a buyer can cancel now; else null. */
export function cancellationOf(order: StoredOrder): { returns: number; loses: number } | null {
  return orderStateAfter(order, 'cancel', 'buyer') === null ? null : returnsOf(order);
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
    throw new Refusal({ error: 'order_price_changed', message: returnsChanged, field: 'returns' });
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

/**
 * Locks an order that an operator cancels, and says what that returns: all that was paid, a deposit too. Refuses
 * `order_not_found`, `own_order`, `order_moved_on`.
 */
export async function lockCancellation(
  db: Database,
  { order_id, operator_id }: Pick<ShopCancellation, 'order_id' | 'operator_id'>,
): Promise<{ order: StoredOrder; amount: number }> {
  const order = await lockShopOrder(db, order_id, operator_id);
  if (orderStateAfter(order, 'cancel', 'operator') === null) throw movedOn();
  return { order, amount: order.paid - order.returned };
}

/** An operator cancels an order, in the caller's transaction. Refuses as `lockCancellation` does. */
export async function cancelByShop(
  db: Database,
  { order_id, operator_id, reason, now }: ShopCancellation,
): Promise<StoredOrder> {
  const by = { actor: 'operator', actor_id: operator_id } as const;
  const { order, amount } = await lockCancellation(db, { order_id, operator_id });
  const cancelled = await endOrder(db, order, { action: 'cancel', by, note: reason, amount, extend: true, now });
  const { user_id, number } = order;
  await notify(db, user_id, { kind: 'order_cancelled', data: { order_id, number, returned: amount, reason } }, now);
  return cancelled;
}

interface ComeBack {
  order_id: string;
  operator_id: string;
  /** Whether the shop keeps a deposit of cash on delivery, because its buyer did not accept the parcel. */
  keep_deposit: boolean;
}

/**
 * Locks an order whose parcel came back, and says what that returns: all that was paid, except a deposit that is kept.
 * Refuses `order_not_found`, `own_order`, `order_moved_on`, `no_deposit`.
 */
export async function lockComeBack(
  db: Database,
  { order_id, operator_id, keep_deposit }: ComeBack,
): Promise<{ order: StoredOrder; amount: number }> {
  const order = await lockShopOrder(db, order_id, operator_id);
  if (orderStateAfter(order, 'come_back', 'operator') === null) throw movedOn();
  if (wasHandedOver(order)) throw movedOn();
  if (keep_deposit && order.method !== 'cod') {
    throw new Refusal({ error: 'no_deposit', message: noDeposit, field: 'keep_deposit' });
  }
  return { order, amount: keep_deposit ? 0 : order.paid - order.returned };
}

/** An operator ends an order whose parcel came back, in the caller's transaction. Refuses as `lockComeBack` does. */
export async function takeOrderBack(
  db: Database,
  { reason, now, ...taken }: ComeBack & Pick<ShopCancellation, 'reason' | 'now'>,
): Promise<StoredOrder> {
  const { order, amount } = await lockComeBack(db, taken);
  const by = { actor: 'operator', actor_id: taken.operator_id } as const;
  const ended = await endOrder(db, order, {
    action: 'come_back',
    by,
    note: reason,
    amount,
    extend: !taken.keep_deposit,
    now,
  });
  await uncollectCash(db, order, now);
  const { order_id, user_id, number } = order;
  await notify(db, user_id, { kind: 'order_came_back', data: { order_id, number, returned: amount, reason } }, now);
  return ended;
}

interface Ending {
  action: 'cancel' | 'expire' | 'come_back';
  /** Whether its coupon gets its time back: the shop ends it, and not for what its buyer did. */
  extend?: boolean;
  by: OrderBy;
  note?: string | null;
  /** Coins that go back. */
  amount: number;
  now: Date;
}

/**
 * Ends a locked order whose units are in the shop: once, because it is final. Its coupon returns with the time that it
 * had left when the shop ends it, and else with its own end: an order that its buyer gives up extends nothing.
 */
export async function endOrder(
  db: Database,
  order: StoredOrder,
  { amount, now, extend = false, ...step }: Ending,
): Promise<StoredOrder> {
  const { order_id } = order;
  const ended = await stepOrder(db, order, {
    ...step,
    amount,
    set: { returned: order.returned + amount, cash: 0, cash_at: null },
    now,
  });
  await giveUnitsBack(db, order_id, now);
  if (order.coupon_id !== null) await returnCoupon(db, order_id, now, { extend });
  await returnMoney(db, order, { kind: mallReturnJournal, reference_id: order_id, amount, now });
  return ended;
}
