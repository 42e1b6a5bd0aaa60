import { addAddress } from '@mcy/api/account/addresses/contract';
import type { OrderState } from '@mcy/api/mall/orders/words';
import { placeOrder } from '../areas/mall/orders/placeOrder.ts';
import { payOrder } from '../areas/mall/orders/payOrder.ts';
import { cancelOrder, returnsOf } from '../areas/mall/orders/cancelOrder.ts';
import { receiveOrder } from '../areas/mall/orders/receiveOrder.ts';
import { approveRefund, refundable, requestRefund } from '../areas/mall/orders/refunds.ts';
import { deliverOrder, packOrder, shipOrder } from '../areas/mall/orders/shipOrder.ts';
import type { StoredOrder } from '../areas/mall/orders/stepOrder.ts';
import type { Database } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Owner } from './TestRequests.ts';
import { createTestPreSale, createTestProduct } from './createTestProduct.ts';
import type { TestServer } from './startTestServer.ts';
import { testAddress } from './testAddress.ts';
import { registerOperator } from './testIdentity.ts';

const day = 86_400_000;

interface TestOrder {
  server: TestServer;
  /** Is recharged with what it costs, unless it waits for its payment. */
  owner: Owner;
  state: OrderState;
  method?: StoredOrder['method'];
  now?: Date;
}

/** An order of two pieces, brought to a state by the shop's own actions. */
export async function createTestOrder({
  server,
  owner,
  state,
  method = state === 'deposit_paid' ? 'pre_sale' : 'balance',
  now = new Date(),
}: TestOrder): Promise<StoredOrder> {
  const { db, succeed } = server;
  const { user_id } = owner;
  const { address_id } = await succeed(addAddress, testAddress(), { session: owner });
  const { variant_id } =
    method === 'pre_sale' ? await createTestPreSale(db, new Date(now.getTime() + day)) : await createTestProduct(db);
  const due = { balance: 230_000, cod: 23_000, pre_sale: 80_000 }[method];
  const pays = state !== 'pending_payment';
  if (pays) await server.recharge(owner, 500_000);
  const does = <Result>(work: (transaction: typeof db) => Promise<Result>) => inTransaction(db, work);
  const lines = [{ variant_id, count: 2 }];
  const request = {
    lines,
    address_id,
    method: method === 'cod' ? 'cod' : 'balance',
    coupon_id: null,
    total: 230_000,
    due,
  } as const;
  let order = await does((transaction) => placeOrder(transaction, { user_id, request: { ...request, lines }, now }));
  const { order_id } = order;
  const isDone = () => order.state === state;
  if (isDone()) return order;
  const buyer = { actor: 'buyer', actor_id: user_id } as const;
  if (state === 'cancelled') {
    return does((one) => cancelOrder(one, { user_id, order_id, returns: returnsOf(order).returns, now }));
  }
  if (method === 'pre_sale') {
    const later = new Date(now.getTime() + 2 * day);
    order = await does((one) => payOrder(one, { user_id, order_id, due: 150_000, now: later }));
    if (isDone()) return order;
  }
  const { user_id: operator_id } = await registerOperator(server);
  const handled = { order_id, operator_id, now };
  order = await does((one) => packOrder(one, handled));
  if (isDone()) return order;
  order = await does((one) => shipOrder(one, { ...handled, carrier: 'GHN', tracking_number: 'GHN-123456' }));
  if (isDone()) return order;
  order = await does((one) => deliverOrder(one, handled));
  if (isDone()) return order;
  if (state === 'received') return does((one) => receiveOrder(one, { order_id, by: buyer, now }));
  const amount = refundable(order);
  order = await does((one) =>
    requestRefund(one, { user_id, order_id, amount, reason: 'Hộp bị móp.', photos: [], now }),
  );
  if (isDone()) return order;
  return does(async (one) =>
    approveRefund(one, {
      ...handled,
      refund_id: await openRefundOf(one, order_id),
      amount,
      restock: true,
      answer: 'Shop xin lỗi bạn.',
    }),
  );
}

/** The refund of an order that waits for its answer; an id of none, without one. */
export async function openRefundOf(db: Database, order_id: string): Promise<string> {
  const open = await db
    .selectFrom('mall_refund')
    .select('refund_id')
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return open?.refund_id ?? order_id;
}
