import type { Database } from '../../../platform/db/database.ts';
import { recordPaymentEvent } from './recordPaymentEvent.ts';

/** So many in a transaction. */
const most = 200;

/**
 * Writes down that payments are over by the clock, as their pages already say; true when there may be more. Money that
 * still comes is credited.
 */
export async function expirePayments(db: Database, now: Date): Promise<boolean> {
  const over = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (over.length === 0) return false;
  const ids = over.map(({ payment_id }) => payment_id);
  await db
    .updateTable('payment')
    .set({ status: 'expired', settled_at: now })
    .where('payment_id', '=', (is) => is.fn.any(is.val(ids)))
    .execute();
  for (const payment_id of ids) {
    await recordPaymentEvent(db, { payment_id, kind: 'expired', source: 'shop' }, now);
  }
  return over.length === most;
}
