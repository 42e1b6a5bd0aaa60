import type { ParsedRequestOf } from '@mcy/api/contract';
import type { approveRefund as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { approveRefund } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    order_refund: true;
  }
}

/** Approves a refund and logs it, in the caller's transaction. Refuses as `approveRefund` of the mall does. */
export async function settleRefund(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  { operator_id, agreed_by }: { operator_id: string; agreed_by: string | null },
  now: Date,
): Promise<void> {
  const { order_id, amount, restock, answer } = request;
  await approveRefund(db, { ...request, operator_id, now });
  const detail = { amount: String(amount), restock: String(restock), answer, agreed_by };
  await logAction(db, { operator_id, action: 'order_refund', subject_id: order_id, detail }, now);
}
