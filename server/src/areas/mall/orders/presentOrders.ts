import type { Locale } from '@mcy/api/contract';
import type { Order, OrderRow } from '@mcy/api/mall/orders/contract';
import { cashOf, orderStateAfter, refundUntil } from '@mcy/api/mall/orders/rules';
import { type OrderActor, mostRefunds } from '@mcy/api/mall/orders/words';
import type { Database } from '../../../platform/db/database.ts';
import { fileAddress } from '../../../platform/files/fileAddress.ts';
import { cancellationOf } from './cancelOrder.ts';
import { duePayment, isPayable } from './payOrder.ts';
import { refundable } from './refunds.ts';
import { type StoredOrder, actionsOf, orderMissing } from './stepOrder.ts';

/** Who reads orders. */
interface OrderViewer {
  locale: Locale;
  actor: OrderActor;
}

/** Who reads an order, and when. */
export interface OrderReader extends OrderViewer {
  now: Date;
}

/** Orders among others, in their order. */
export async function presentOrders(
  db: Database,
  orders: readonly StoredOrder[],
  { locale, actor }: OrderViewer,
): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('mall_order_line')
    .selectAll()
    .where('order_id', '=', (is) => is.fn.any(is.val(orders.map(({ order_id }) => order_id))))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return orders.map((order) => {
    const { order_id, number, state, method, goods, shipping, coupon, total, deposit, returned } = order;
    const payment = duePayment(order);
    return {
      order_id,
      number,
      state,
      method,
      lines: (byOrder.get(order_id) ?? []).map(({ name, variant_name, ...line }) => ({
        variant_id: line.variant_id,
        product_id: line.product_id,
        name: name[locale],
        variant_name: variant_name[locale],
        image: line.image,
        price: line.price,
        count: line.count,
      })),
      goods,
      shipping,
      coupon,
      total,
      deposit,
      paid: order.paid + order.cash,
      returned,
      later: cashOf(order) || (deposit > 0 ? total - deposit : 0),
      actions: actionsOf(order, actor),
      due: payment?.amount ?? 0,
      pay_from: payment?.action === 'pay_final' ? (order.pays_from?.toISOString() ?? null) : null,
      pay_before: order.pay_before?.toISOString() ?? null,
      carrier: order.carrier,
      tracking_number: order.tracking_number,
      created_at: order.created_at.toISOString(),
    };
  });
}

/** One order with all there is of it. */
export async function presentOrder(db: Database, order: StoredOrder, reader: OrderReader): Promise<Order> {
  const { order_id, consignee, phone, province_name, ward_name, detail, received_at } = order;
  const [rows, events, refunds] = await Promise.all([
    presentOrders(db, [order], reader),
    db
      .selectFrom('mall_order_event')
      .select(['event', 'actor', 'note', 'amount', 'happened_at'])
      .where('order_id', '=', order_id)
      .orderBy('event_id', 'desc')
      .execute(),
    db.selectFrom('mall_refund').selectAll().where('order_id', '=', order_id).orderBy('refund_id', 'desc').execute(),
  ]);
  const photos = await readPhotos(
    db,
    refunds.map(({ refund_id }) => refund_id),
  );
  const [row] = rows;
  if (!row) throw new Error(`order ${order_id} is not presented`);
  const until = received_at && refundUntil(received_at);
  return {
    ...row,
    address: { consignee, phone, province_name, ward_name, detail },
    events: events.map(({ happened_at, ...event }) => ({ ...event, happened_at: happened_at.toISOString() })),
    refunds: refunds.map(({ refund_id, state, amount, reason, approved, answer, requested_at, decided_at }) => ({
      refund_id,
      state,
      amount,
      reason,
      photos: photos
        .filter((photo) => photo.refund_id === refund_id)
        .map((photo) => ({ file_id: photo.file_id, url: fileAddress(photo, reader.now) })),
      approved,
      answer,
      requested_at: requested_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    })),
    refundable: canAsk(order, until, reader.now) && refunds.length < mostRefunds ? refundable(order) : 0,
    refund_until: until?.toISOString() ?? null,
    cancel: cancellationOf(order),
    payable: isPayable(order, reader.now),
    closes_at: order.closes_at?.toISOString() ?? null,
  };
}

/** Photos of refunds, in their order. */
async function readPhotos(db: Database, refund_ids: readonly string[]) {
  if (refund_ids.length === 0) return [];
  return db
    .selectFrom('mall_refund_photo as photo')
    .innerJoin('file', 'file.file_id', 'photo.file_id')
    .select(['photo.refund_id', 'file.file_id', 'file.content_type', 'file.address_key'])
    .where('photo.refund_id', '=', (is) => is.fn.any(is.val(refund_ids)))
    .orderBy('photo.position')
    .execute();
}

function canAsk(order: StoredOrder, until: Date | null, now: Date): boolean {
  return orderStateAfter(order, 'request_refund', 'buyer') !== null && (until === null || now < until);
}

/** One of a player's orders. Refuses `order_not_found`, also for another player's. */
export async function requireOrder(db: Database, user_id: string, order_id: string): Promise<StoredOrder> {
  const order = await db
    .selectFrom('mall_order')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!order) throw orderMissing();
  return order;
}
