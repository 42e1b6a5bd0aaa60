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

/** The name of the job. */
export const remindingJob = 'reminders of final payments';

const day = 86_400_000;

/**
 * Reminds buyers of the final payment of a pre-sale: when its window opens, and a day before it ends, each once. On
 * several processes at once, each takes others.
 */
export function remindOfFinalPayments(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: remindingJob,
      take: (transaction, failed) => nextToRemind(transaction, failed, now),
      work: async (transaction, order_id) => {
        const order = await lockOrder(transaction, order_id, { actor: 'shop', actor_id: null });
        const { user_id, number, total, deposit, pay_before } = order;
        const ends = pay_before !== null && pay_before.getTime() - now.getTime() <= day;
        await transaction
          .updateTable('mall_order')
          .set({ reminders: ends ? 2 : 1 })
          .where('order_id', '=', order_id)
          .execute();
        const data = { order_id, number, due: total - deposit };
        await notify(transaction, user_id, { kind: ends ? 'order_final_ends' : 'order_final_open', data }, now);
      },
    },
    now,
  );
}

async function nextToRemind(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('mall_order')
    .select('order_id')
    .where('state', '=', 'deposit_paid')
    .where('reminders', '<', 2)
    .where('pays_from', '<=', now)
    .where('pay_before', '>', now)
    .where((is) => is.or([is('reminders', '=', 0), is('pay_before', '<=', new Date(now.getTime() + day))]))
    .where('order_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('pays_from')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.order_id ?? null;
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
