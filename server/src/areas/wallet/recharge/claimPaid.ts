import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { paymentMissing } from './readPayment.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';

/** The payer says that they sent the money: once, and it credits nothing. Refuses `payment_not_found`. */
export async function claimPaid(
  db: Database,
  payment_id: string,
  { user_id, now }: { user_id: string; now: Date },
): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['status', 'claimed_at'])
    .where('payment_id', '=', payment_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  if (payment.claimed_at !== null || payment.status === 'paid' || payment.status === 'reversed') return;
  await db.updateTable('payment').set({ claimed_at: now }).where('payment_id', '=', payment_id).execute();
  touch(db, 'wallet/unpaid', user_id);
  await recordPaymentEvent(db, { payment_id, kind: 'claimed', source: 'payer' }, now);
}
