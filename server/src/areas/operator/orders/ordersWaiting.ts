import { type WaitingWork, mostWaiting } from '../../../platform/area/WaitingWork.ts';

/** Paid orders to pack, refunds to decide, and cash on delivery that should have been collected or come back by now. */
export const ordersWaiting: WaitingWork = {
  topic: 'operator/orders',
  right: 'orders',
  read: async (db, { now }) => {
    const [paid, asked, overdue] = await Promise.all([
      db
        .selectFrom('mall_order')
        .select('created_at as since')
        .where('state', '=', 'paid')
        .orderBy('order_id')
        .limit(mostWaiting + 1)
        .execute(),
      db
        .selectFrom('mall_order')
        .select((order) => [
          'created_at',
          order
            .selectFrom('mall_order_event')
            .select('happened_at')
            .whereRef('mall_order_event.order_id', '=', 'mall_order.order_id')
            .where('event', '=', 'request_refund')
            .orderBy('event_id', 'desc')
            .limit(1)
            .as('asked_at'),
        ])
        .where('state', '=', 'refund_requested')
        .orderBy('order_id')
        .limit(mostWaiting + 1)
        .execute(),
      db
        .selectFrom('mall_order')
        .select('closes_at')
        .where('closes_at', '<=', now)
        .where('state', '=', 'shipped')
        .where('method', '=', 'cod')
        .orderBy('closes_at')
        .limit(mostWaiting + 1)
        .execute(),
    ]);
    return [
      ...paid.map(({ since }) => since),
      ...asked.map(({ asked_at, created_at }) => asked_at ?? created_at),
      ...overdue.flatMap(({ closes_at }) => closes_at ?? []),
    ]
      .toSorted((one, other) => one.getTime() - other.getTime())
      .slice(0, mostWaiting + 1);
  },
};
