import type { Database } from '../../../platform/db/database.ts';
import { paymentMissing } from './readPayment.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';
import { creditPayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';

/** Money that operators credit. */
interface ByHand {
  /** The payment it came for. */
  payment_id: string;
  amount: number;
  /** The bank's or the gateway's own number. */
  transaction_id: string;
  operator_id: string;
  note: string;
}

/**
 * Credits money to a payment, in the caller's transaction: what arrived, which may be another amount than was asked for.
 * A payment that is paid already stays as it is, and the money becomes one of its own. Its trouble is the caller's to end.
 * Refuses `payment_not_found`.
 */
export async function creditByHand(
  db: Database,
  { payment_id, amount, transaction_id, operator_id, note }: ByHand,
  now: Date,
): Promise<{ payment_id: string }> {
  const payment = await db
    .selectFrom('payment')
    .select(['user_id', 'status', 'gateway'])
    .where('payment_id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  const credited =
    payment.status === 'paid' || payment.status === 'reversed'
      ? // The player went nowhere to pay it.
        await startPayment(db, payment.user_id, amount, { gateway: { name: payment.gateway, minutes: 0 }, now })
      : { payment_id };
  const told = { amount, currency: 'VND', transaction_id, operator_id, note };
  const event = { payment_id: credited.payment_id, kind: 'credited_by_hand', source: 'operator', ...told } as const;
  await recordPaymentEvent(db, event, now);
  await creditPayment(db, { payment_id: credited.payment_id, amount, transaction_id, now });
  return { payment_id: credited.payment_id };
}
