import { orderActionsOf, orderStateAfter } from '@mcy/api/mall/orders/rules';
import type { OrderAction, OrderActor } from '@mcy/api/mall/orders/words';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { orderMovedOn, orderNotFound, ownOrder } from './messages.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A mall order came further, or ended. */
    orderMoved: { user_id: string; order_id: string };
  }
}

export type StoredOrder = Selectable<Tables['mall_order']>;

/** Who acts on an order. The shop acts by itself, without an id. A buyer acts on their own orders alone. */
export type OrderBy = { actor: Exclude<OrderActor, 'shop'>; actor_id: string } | { actor: 'shop'; actor_id: null };

/** Locks an order until the transaction ends. Refuses `order_not_found`, also for a buyer who names another player's. */
export async function lockOrder(db: Database, order_id: string, by: OrderBy): Promise<StoredOrder> {
  let query = db.selectFrom('mall_order').selectAll().where('order_id', '=', order_id);
  if (by.actor === 'buyer') query = query.where('user_id', '=', by.actor_id);
  const order = await query.forUpdate().executeTakeFirst();
  if (!order) throw orderMissing();
  return order;
}

/** Locks an order for an operator, until the transaction ends. Refuses `order_not_found`, and `own_order`: others handle it. */
export async function lockShopOrder(db: Database, order_id: string, operator_id: string): Promise<StoredOrder> {
  const order = await lockOrder(db, order_id, { actor: 'operator', actor_id: operator_id });
  if (order.user_id === operator_id) throw new Refusal({ error: 'own_order', message: ownOrder, field: 'order_id' });
  return order;
}

interface Step {
  action: OrderAction;
  by: OrderBy;
  note?: string | null;
  /** Coins that move. */
  amount?: number;
  /** What changes beside its state. */
  set?: Pick<
    Updateable<Tables['mall_order']>,
    | 'paid'
    | 'cash'
    | 'cash_at'
    | 'returned'
    | 'carrier'
    | 'tracking_number'
    | 'pay_before'
    | 'closes_at'
    | 'received_at'
    | 'consignee'
    | 'phone'
    | 'province_code'
    | 'province_name'
    | 'ward_code'
    | 'ward_name'
    | 'detail'
  >;
  now: Date;
}

/**
 * Takes a locked order a step further by the table `orderSteps`, in the caller's transaction: the only place that
 * changes an order. Refuses `order_moved_on`.
 */
export async function stepOrder(
  db: Database,
  order: StoredOrder,
  { action, by: { actor, actor_id }, note = null, amount = 0, set = {}, now }: Step,
): Promise<StoredOrder> {
  const { order_id } = order;
  const state = orderStateAfter(order, action, actor);
  if (state === null) throw movedOn();
  const back_to = state === 'refund_requested' ? order.state : null;
  const onItsWay = ['shipped', 'waiting_to_receive'].includes(back_to ?? state);
  const stepped = await db
    .updateTable('mall_order')
    .set({
      pay_before: state === order.state ? order.pay_before : null,
      ...(!onItsWay && { closes_at: null }),
      ...set,
      state,
      back_to,
      changed_at: now,
    })
    .where('order_id', '=', order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mall_order_event')
    .values({ order_id, event: action, actor, actor_id, note, amount: amount > 0 ? amount : null, happened_at: now })
    .execute();
  touch(db, 'mall/orders', order.user_id);
  if (order.pay_before !== null) touch(db, 'wallet/unpaid', order.user_id);
  tell(db, 'orderMoved', { user_id: order.user_id, order_id }, now);
  return stepped;
}

/** What a reader of an order can do with it now. A parcel whose buyer was refunded from its cash cannot come back: they have it. */
export function actionsOf(order: StoredOrder, actor: OrderActor): OrderAction[] {
  return orderActionsOf(order, actor).filter((action) => action !== 'come_back' || !wasHandedOver(order));
}

/** Its buyer was refunded from what the carrier collected. */
export function wasHandedOver({ cash, returned }: Pick<StoredOrder, 'cash' | 'returned'>): boolean {
  return cash > 0 && returned > 0;
}

export function movedOn(): Refusal {
  return new Refusal({ error: 'order_moved_on', message: orderMovedOn, field: 'order_id' });
}

export function orderMissing(): Refusal {
  return new Refusal({ error: 'order_not_found', message: orderNotFound, field: 'order_id' });
}
