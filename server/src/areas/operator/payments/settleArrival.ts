import type { ArrivalDecision } from '@mcy/api/operator/payments/words';
import { closeTrouble, creditByHand, nothingArrived, paymentMissing, recordPaymentEvent } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { type Arrived, isTroubled, readArrived } from './readArrived.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    payment_arrival: true;
  }
}

/** The payment and its money to decide on, locked. Refuses `payment_not_found`, `nothing_arrived`. */
export async function lockArrival(db: Database, payment_id: string): Promise<Arrived & { user_id: string }> {
  const payment = await db
    .selectFrom('payment')
    .select('user_id')
    .where('payment_id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  const arrived = await readArrived(db, payment_id);
  if (!arrived) throw new Refusal({ error: 'nothing_arrived', message: nothingArrived, field: 'payment_id' });
  return { ...arrived, ...payment };
}

interface Decision {
  payment_id: string;
  decision: ArrivalDecision;
  operator_id: string;
  /** The second operator; null where one may decide. */
  agreed_by: string | null;
  reason: string;
}

/** Credits money that arrived, or records that it was sent back. The trouble ends with the last of it. */
export async function settleArrival(
  db: Database,
  { amount, transaction_id }: Arrived,
  { payment_id, decision, operator_id, agreed_by, reason }: Decision,
  now: Date,
): Promise<void> {
  const told = { payment_id, amount, transaction_id, operator_id, note: reason };
  if (decision === 'credit') await creditByHand(db, told, now);
  else await recordPaymentEvent(db, { ...told, kind: 'refunded', source: 'operator', currency: 'VND' }, now);
  if (!(await isTroubled(db, payment_id))) await closeTrouble(db, { payment_id, operator_id, note: reason, now });
  const detail = { reason, decision, amount: String(amount), agreed_by };
  await logAction(db, { operator_id, action: 'payment_arrival', subject_id: payment_id, detail }, now);
}
