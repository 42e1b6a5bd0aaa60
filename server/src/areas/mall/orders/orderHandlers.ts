import * as contract from '@mcy/api/mall/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { signAddress } from '../../../platform/files/signedAddress.ts';
import { type CallContext, type Implementation, implement, implementPrepared } from '../../../platform/http/handler.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { changeAddress } from './changeAddress.ts';
import { cancelOrder } from './cancelOrder.ts';
import { keepInvoice, prepareInvoice } from './makeInvoice.ts';
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
    const [row] = await presentOrders(db, [order], { locale, actor: 'buyer' });
    if (!row) throw new Error(`order ${order.order_id} is not presented`);
    return row;
  }),

  implement(contract.payOrder, async (request, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await payOrder(db, { ...request, user_id: caller.user_id, now }), readerOf(context));
  }),

  implement(contract.listOrders, async ({ stage, ...page }, { db, caller, locale }) => {
    let query = db.selectFrom('mall_order').selectAll().where('user_id', '=', caller.user_id);
    if (stage !== 'all') query = query.where('stage', '=', stage);
    const { rows, next_cursor } = await readPage(query, { by: 'mall_order.order_id' }, page);
    return { rows: await presentOrders(db, rows, { locale, actor: 'buyer' }), next_cursor };
  }),

  implement(contract.countOrders, async (_request, { db, caller }) => {
    const [to_pay = 0, to_ship = 0, to_receive = 0, refund = 0] = await Promise.all(
      (['to_pay', 'to_ship', 'to_receive', 'refund'] as const).map((stage) => countStage(db, caller.user_id, stage)),
    );
    return { to_pay, to_ship, to_receive, refund };
  }),

  implement(contract.readOrder, async ({ order_id }, context) =>
    presentOrder(context.db, await requireOrder(context.db, context.caller.user_id, order_id), readerOf(context)),
  ),

  implement(contract.changeOrderAddress, async (request, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await changeAddress(db, { ...request, user_id: caller.user_id, now }), readerOf(context));
  }),

  implementPrepared(
    contract.makeInvoice,
    {
      limits: (_request, { caller }) => [{ bucket: `invoice/${caller.user_id}`, hits: 40, seconds: 3_600 }],
      prepare: ({ order_id }, { db, caller, locale }) =>
        prepareInvoice(db, { user_id: caller.user_id, order_id, locale }),
    },
    async ({ order_id }, { db, caller, locale, config, now }, drawn) => {
      const { user_id } = caller;
      await keepInvoice(db, { user_id, order_id, locale }, drawn);
      const { number } = await requireOrder(db, user_id, order_id);
      const query = { order_id, lang: locale, number: String(number) };
      return { address: signAddress('/api/mall/invoice.pdf', query, config.identitySecret, now) };
    },
  ),

  implement(contract.cancelOrder, async ({ order_id, returns }, context) => {
    const { db, caller, now } = context;
    return presentOrder(
      db,
      await cancelOrder(db, { user_id: caller.user_id, order_id, returns, now }),
      readerOf(context),
    );
  }),

  implement(contract.receiveOrder, async ({ order_id }, context) => {
    const { db, now } = context;
    return presentOrder(db, await receiveOrder(db, { order_id, by: buyer(context), now }), readerOf(context));
  }),

  implement(contract.requestRefund, async (request, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await requestRefund(db, { ...request, user_id: caller.user_id, now }), readerOf(context));
  }),

  implement(contract.withdrawRefund, async ({ order_id }, context) => {
    const { db, caller, now } = context;
    return presentOrder(db, await withdrawRefund(db, { order_id, user_id: caller.user_id, now }), readerOf(context));
  }),
];

function readerOf({ locale, now }: Pick<CallContext, 'locale' | 'now'>) {
  return { locale, now, actor: 'buyer' } as const;
}

function buyer({ caller }: { caller: { user_id: string } }) {
  return { actor: 'buyer', actor_id: caller.user_id } as const;
}

const mostCounted = 50;

async function countStage(db: Database, user_id: string, stage: Exclude<contract.OrderStage, 'all'>): Promise<number> {
  const found = await db
    .selectFrom('mall_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('stage', '=', stage)
    .where('state', '<>', 'refunded')
    .limit(mostCounted)
    .execute();
  return found.length;
}
