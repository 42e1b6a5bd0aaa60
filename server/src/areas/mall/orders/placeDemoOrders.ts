import { orderPrice } from '@mcy/api/mall/orders/rules';
import type { ChosenMethod, OrderState } from '@mcy/api/mall/orders/words';
import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import type { Database } from '../../../platform/db/database.ts';
import { demoAddress, findDemoPeople } from '../../account/door.ts';
import { cancelOrder } from './cancelOrder.ts';
import { methodOf, pricedLine, selectOrderedVariants } from './orderLines.ts';
import { placeOrder } from './placeOrder.ts';
import { receiveOrder } from './receiveOrder.ts';
import { approveRefund, requestRefund } from './refunds.ts';
import { deliverOrder, packOrder, shipOrder } from './shipOrder.ts';

interface DemoOrder {
  buyer: string;
  /** How far it came. */
  state: Extract<
    OrderState,
    | 'paid'
    | 'ready_for_delivery'
    | 'shipped'
    | 'waiting_to_receive'
    | 'received'
    | 'cancelled'
    | 'refund_requested'
    | 'refunded'
  >;
  method?: ChosenMethod;
  /** Places of its versions among those that are cheap and in stock. */
  goods: readonly number[];
}

/** What the demo's people ordered, by days before the first start. */
const orders: Readonly<Record<number, readonly DemoOrder[]>> = {
  14: [{ buyer: 'demo', state: 'received', goods: [0, 3, 6] }],
  12: [{ buyer: 'demo', state: 'refunded', goods: [2] }],
  10: [{ buyer: 'demo', state: 'cancelled', goods: [8] }],
  9: [{ buyer: 'demo', state: 'refund_requested', goods: [1] }],
  6: [
    { buyer: 'lan', state: 'received', goods: [2] },
    { buyer: 'demo', state: 'waiting_to_receive', goods: [4, 5] },
  ],
  3: [{ buyer: 'demo', state: 'shipped', method: 'cod', goods: [7] }],
  2: [{ buyer: 'lan', state: 'ready_for_delivery', goods: [8] }],
  1: [
    { buyer: 'demo', state: 'paid', goods: [9, 10] },
    { buyer: 'lan', state: 'paid', goods: [1] },
  ],
};

/** The dearest version that the demo's people buy, in coins: their balances are for boxes. */
const dearest = 90_000;

/** Lets the demo's people order in the mall: by the shop's own actions, on days of their own. */
export async function placeDemoOrders(db: Database, { ago, at }: DemoDay): Promise<void> {
  const placed = orders[ago] ?? [];
  if (placed.length === 0) return;
  const idOf = await findDemoPeople(db);
  for (const [place, order] of placed.entries()) {
    const begins = 0.6 + place * 0.1;
    const moment = (step: number) => at(begins + step * 0.01);
    await placeDemoOrder(db, order, { user_id: idOf(order.buyer), operator_id: idOf('operator'), moment });
  }
}

async function placeDemoOrder(
  db: Database,
  { state, method: chosen = 'balance', goods }: DemoOrder,
  { user_id, operator_id, moment }: { user_id: string; operator_id: string; moment: (step: number) => Date },
): Promise<void> {
  const offered = await listCheap(db);
  const lines = goods.flatMap((place) => {
    const variant_id = offered[place % Math.max(offered.length, 1)];
    return variant_id === undefined ? [] : [{ variant_id, count: 1 }];
  });
  const variants = await selectOrderedVariants(
    db,
    lines.map(({ variant_id }) => variant_id),
  ).execute();
  const now = moment(0);
  const method = methodOf(variants, chosen);
  const { total, due } = orderPrice(
    variants.map((variant) => pricedLine(variant, 1, now)),
    method,
    null,
  );
  const address_id = await demoAddress(db, user_id, now);
  const request = { lines, address_id, method: chosen, coupon_id: null, total, due };
  const { order_id, state: reached } = await placeOrder(db, { user_id, request, now });
  if (reached !== 'paid' || state === 'paid') return;
  if (state === 'cancelled') {
    await cancelOrder(db, { user_id, order_id, returns: total, now: moment(1) });
    return;
  }
  await packOrder(db, { order_id, operator_id, now: moment(1) });
  if (state === 'ready_for_delivery') return;
  const shipment = { carrier: 'Giao Hàng Nhanh', tracking_number: `GHN${order_id.slice(-8).toUpperCase()}` };
  await shipOrder(db, { order_id, operator_id, ...shipment, now: moment(2) });
  if (state === 'shipped') return;
  await deliverOrder(db, { order_id, operator_id, now: moment(3) });
  if (state === 'waiting_to_receive') return;
  if (state === 'received') {
    await receiveOrder(db, { order_id, by: { actor: 'buyer', actor_id: user_id }, now: moment(4) });
    return;
  }
  const asked = { user_id, order_id, amount: total, reason: 'Hộp bị móp, sơn tróc một góc.', photos: [] };
  await requestRefund(db, { ...asked, now: moment(5) });
  if (state === 'refund_requested') return;
  const requested = db.selectFrom('mall_refund').select('refund_id').where('order_id', '=', order_id);
  const { refund_id } = await requested.executeTakeFirstOrThrow();
  const answer = 'Shop xin lỗi bạn. Shop đã hoàn lại toàn bộ tiền.';
  await approveRefund(db, { order_id, refund_id, operator_id, amount: total, restock: false, answer, now: moment(6) });
}

/**
 * Cheap versions that are in stock and may be paid in cash, in the order of the shop; none on sale, whose price would depend on the hour of
 * the first start.
 */
async function listCheap(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.product_id', 'variant.product_id')
    .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
    .select('variant.variant_id')
    .where('product.listed_at', 'is not', null)
    .where('product.deposit', 'is', null)
    .where('product.cod_allowed', '=', true)
    .where('variant.price', '<=', dearest)
    .where('variant.sale_price', 'is', null)
    .where('shelf.on_hand', '>', 5)
    .orderBy('product.position')
    .orderBy('variant.variant_id')
    .limit(20)
    .execute();
  return rows.map(({ variant_id }) => variant_id);
}
