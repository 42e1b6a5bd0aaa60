import { sql } from 'kysely';
import { type UnpaidThings, mostUnpaid } from '../../../platform/area/UnpaidThings.ts';
import { orderSubject } from './messages.ts';
import { duePayment } from './payOrder.ts';

/** Orders that their buyers can pay now: new ones, and pre-sales whose window is open. */
export const unpaidOrders: UnpaidThings = {
  name: 'order',
  read: async (db, { user_id, now }) => {
    const orders = await db
      .selectFrom('mall_order')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('stage', '=', 'to_pay')
      .where('pay_before', '>', now)
      .where(sql<boolean>`(state = 'pending_payment' or pays_from <= ${now})`)
      .orderBy('order_id', 'desc')
      .limit(mostUnpaid)
      .execute();
    return orders.map((order) => ({
      id: order.order_id,
      title: orderSubject(order.number),
      sign: 'box',
      amount: duePayment(order)?.amount ?? 0,
      begun_at: order.created_at,
      expires_at: order.pay_before,
      leadsTo: { page: '/pages/mall/details', parameters: { order_id: order.order_id } },
    }));
  },
};
