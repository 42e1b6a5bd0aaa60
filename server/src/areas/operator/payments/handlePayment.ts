import type { ParsedRequestOf } from '@mcy/api/contract';
import type { handlePayment as call } from '@mcy/api/operator/payments/contract';
import { closeTrouble, paymentMissing } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { logAction } from '../identity/logAction.ts';
import { paymentNotInTrouble } from './messages.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    payment_handled: true;
  }
}

/** Says that an operator looked into a payment's trouble. Refuses `payment_not_found`, `payment_not_in_trouble`. */
export async function handlePayment(
  db: Database,
  { payment_id, note }: ParsedRequestOf<typeof call>,
  { operator_id, now }: { operator_id: string; now: Date },
): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('payment_id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw paymentMissing();
  if (!(await closeTrouble(db, { payment_id, operator_id, note, now }))) {
    throw new Refusal({ error: 'payment_not_in_trouble', message: paymentNotInTrouble, field: 'payment_id' });
  }
  await logAction(db, { operator_id, action: 'payment_handled', subject_id: payment_id, detail: { note } }, now);
}
