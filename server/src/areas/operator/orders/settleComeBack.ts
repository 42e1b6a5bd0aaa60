import type { ParsedRequestOf } from '@mcy/api/contract';
import type { takeOrderBack as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { takeOrderBack } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    order_come_back: true;
  }
}

/** Ends an order whose parcel came back and logs it, in the caller's transaction. Refuses as `takeOrderBack` of the mall does. */
export async function settleComeBack(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  { operator_id, agreed_by }: { operator_id: string; agreed_by: string | null },
  now: Date,
): Promise<void> {
  const { order_id, keep_deposit, reason } = request;
  await takeOrderBack(db, { ...request, operator_id, now });
  const detail = { keep_deposit: String(keep_deposit), reason, agreed_by };
  await logAction(db, { operator_id, action: 'order_come_back', subject_id: order_id, detail }, now);
}
