import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { notify } from '../../account/door.ts';
import { mallDepositReturnJournal } from './orderJournals.ts';
import { depositHeld, returnMoney } from './returnMoney.ts';
import { type OrderBy, type StoredOrder, lockOrder, stepOrder } from './stepOrder.ts';

interface Receipt {
  order_id: string;
  by: Exclude<OrderBy, { actor: 'operator' }>;
  now: Date;
}

/**
 * Ends an order that arrived, in the caller's transaction. With cash on delivery the carrier has collected the total, so
 * the deposit returns (spec §9). Refuses `order_not_found`, `order_moved_on`.
 */
export async function receiveOrder(db: Database, { order_id, by, now }: Receipt): Promise<StoredOrder> {
  const order = await lockOrder(db, order_id, by);
  const amount = depositHeld(order);
  const received = await stepOrder(db, order, {
    action: 'receive',
    by,
    amount,
    set: { received_at: now, returned: order.returned + amount },
    now,
  });
  await returnMoney(db, order, { kind: mallDepositReturnJournal, reference_id: order_id, amount, now });
  return received;
}

/** The name of the job. */
export const receivingJob = 'orders received by themselves';

/**
 * Counts orders as received whose time has come; cash on delivery only once the carrier has collected it. On several
 * processes at once, each takes others.
 */
export function receiveOrders(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: receivingJob,
      take: (transaction, failed) => nextClosing(transaction, failed, now),
      work: async (transaction, order_id) => {
        const { user_id, number } = await receiveOrder(transaction, {
          order_id,
          by: { actor: 'shop', actor_id: null },
          now,
        });
        await notify(transaction, user_id, { kind: 'order_closed', data: { order_id, number } }, now);
      },
    },
    now,
  );
}

async function nextClosing(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('mall_order')
    .select('order_id')
    .where('closes_at', '<=', now)
    .where((is) =>
      is.or([is('state', '=', 'waiting_to_receive'), is.and([is('state', '=', 'shipped'), is('method', '<>', 'cod')])]),
    )
    .where('order_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('closes_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due?.order_id ?? null;
}
