import * as contract from '@mcy/api/mall/orders/contract';
import { sql } from 'kysely';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { cancelOrder } from './cancelOrder.ts';
import { payOrder } from './payOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { presentOrder, presentOrders, requireOrder } from './presentOrders.ts';
import { readCheckout } from './readCheckout.ts';
import { receiveOrder } from './receiveOrder.ts';
import { requestRefund, withdrawRefund } from './refunds.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const orderHandlers: readonly Implementation[] = [
  implement(contract.readCheckout, ({ lines }, context) =>
    readCheckout(context.db, { user_id: context.caller.user_id, lines }, context),
  ),

  implement(contract.placeOrder, async (request, { db, caller, locale, now }) => {
    const order = await placeOrder(db, { user_id: caller.user_id, request, now });
    const [row] = await presentOrders(db, [order], { locale });
    if (!row) throw new Error(`order ${order.order_id} is not presented`);
    return row;
  }),

  implement(contract.payOrder, async (request, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await payOrder(db, { ...request, user_id: caller.user_id, now }), context);
  }),

  implement(contract.listOrders, async ({ stage, ...page }, { db, caller, locale }) => {
    let query = db.selectFrom('mall_order').selectAll().where('user_id', '=', caller.user_id);
    if (stage !== 'all') query = query.where('stage', '=', stage);
    const { rows, next_cursor } = await readPage(query, { by: 'mall_order.order_id' }, page);
    return { rows: await presentOrders(db, rows, { locale }), next_cursor };
  }),

  implement(contract.countOrders, async (_request, { db, caller }) => {
    const rows = await db
      .selectFrom('mall_order')
      .select(['stage', sql<number>`count(*)::integer`.as('orders')])
      .where('user_id', '=', caller.user_id)
      .where('stage', 'in', ['to_pay', 'to_ship', 'to_receive', 'refund'])
      .where('state', '<>', 'refunded')
      .groupBy('stage')
      .execute();
    const of = (stage: contract.OrderStage) => rows.find((row) => row.stage === stage)?.orders ?? 0;
    return { to_pay: of('to_pay'), to_ship: of('to_ship'), to_receive: of('to_receive'), refund: of('refund') };
  }),

  implement(contract.readOrder, async ({ order_id }, context) =>
    presentOrder(context.db, await requireOrder(context.db, context.caller.user_id, order_id), context),
  ),

  implement(contract.cancelOrder, async ({ order_id, returns }, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await cancelOrder(db, { user_id: caller.user_id, order_id, returns, now }), context);
  }),

  implement(contract.receiveOrder, async ({ order_id }, context) => {
    const { db, now } = context;
    return presentOrder(db, await receiveOrder(db, { order_id, by: buyer(context), now }), context);
  }),

  implement(contract.requestRefund, async (request, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await requestRefund(db, { ...request, user_id: caller.user_id, now }), context);
  }),

  implement(contract.withdrawRefund, async ({ order_id }, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await withdrawRefund(db, { order_id, user_id: caller.user_id, now }), context);
  }),
];

function buyer({ caller }: { caller: { user_id: string } }) {
  return { actor: 'buyer', actor_id: caller.user_id } as const;
}
