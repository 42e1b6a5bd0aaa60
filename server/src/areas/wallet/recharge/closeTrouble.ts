import type { Database } from '../../../platform/db/database.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';

/** Says that an operator looked into a payment's trouble; false where there is none. */
export async function closeTrouble(
  db: Database,
  { payment_id, operator_id, note, now }: { payment_id: string; operator_id: string; note: string; now: Date },
): Promise<boolean> {
  const closed = await db
    .updateTable('payment')
    .set({ trouble_since: null })
    .where('payment_id', '=', payment_id)
    .where('trouble_since', 'is not', null)
    .returning('payment_id')
    .executeTakeFirst();
  if (!closed) return false;
  await recordPaymentEvent(db, { payment_id, kind: 'handled', source: 'operator', operator_id, note }, now);
  return true;
}
