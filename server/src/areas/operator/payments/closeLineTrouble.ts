import { closeTrouble } from '../../wallet/door.ts';
import type { Database } from '../../../platform/db/database.ts';

/** Ends the trouble of a payment once none of its lines waits: after a line of it was decided, in the same transaction. */
export async function closeLineTrouble(db: Database, trouble: Parameters<typeof closeTrouble>[1]): Promise<void> {
  const { payment_id } = trouble;
  // Two operators who decide two lines of it look one after the other.
  await db.selectFrom('payment').select('payment_id').where('payment_id', '=', payment_id).forUpdate().execute();
  const waiting = await db
    .selectFrom('bank_line')
    .select('line_id')
    .where('payment_id', '=', payment_id)
    .where('stage', '=', 'to_decide')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) await closeTrouble(db, trouble);
}
