import type { ParsedRequestOf } from '@mcy/api/contract';
import type { cancelShopOrder as call } from '@mcy/api/operator/orders/contract';
import type { Database } from '../../../platform/db/database.ts';
import { cancelByShop } from '../../mall/door.ts';
import { logAction } from '../identity/logAction.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    order_cancel: true;
  }
}

/** Cancels an order and logs it, in the caller's transaction. Refuses as `cancelByShop` of the mall does. */
export async function settleCancellation(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  { operator_id, agreed_by }: { operator_id: string; agreed_by: string | null },
  now: Date,
): Promise<void> {
  const { order_id, reason } = request;
  await cancelByShop(db, { ...request, operator_id, now });
  const detail = { reason, agreed_by };
  await logAction(db, { operator_id, action: 'order_cancel', subject_id: order_id, detail }, now);
}
