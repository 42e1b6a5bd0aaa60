import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { notify } from '../../account/door.ts';
import { endOrder } from './cancelOrder.ts';
import { lockOrder } from './stepOrder.ts';

/** The name of the job. */
export const expiringJob = 'orders that were not paid';

/** Cancels orders whose time to pay is over; the deposit of a pre-sale stays. On several processes at once, each takes others. */
export function expireOrders(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: expiringJob,
      take: (transaction, failed) => nextUnpaid(transaction, failed, now),
      work: async (transaction, order_id) => {
        const by = { actor: 'shop', actor_id: null } as const;
        const order = await lockOrder(transaction, order_id, by);
        const { user_id, number, paid } = await endOrder(transaction, order, { action: 'expire', by, amount: 0, now });
        const data = { order_id, number, deposit: paid };
        await notify(transaction, user_id, { kind: 'order_expired', data }, now);
      },
    },
    now,
  );
}

async function nextUnpaid(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('mall_order')
    .select('order_id')
    .where('pay_before', '<=', now)
    .where('order_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('pay_before')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.order_id ?? null;
}
