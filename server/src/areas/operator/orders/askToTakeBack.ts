import type { ParsedRequestOf } from '@mcy/api/contract';
import type { takeOrderBack as call } from '@mcy/api/operator/orders/contract';
import { askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockComeBack } from '../../mall/door.ts';
import { comeBackApproval } from './comeBackApproval.ts';
import { type Office, giveBackAlone, nicknameOf } from './giveBackAlone.ts';
import { settleComeBack } from './settleComeBack.ts';

/**
 * Ends an order whose parcel came back, or asks a second operator above what one gives back alone within 24 hours: whether
 * it is in the shop, only its operator knows. Refuses as `lockComeBack` and `askSecondOperator` do.
 */
export async function askToTakeBack(
  db: Database,
  request: ParsedRequestOf<typeof call>,
  office: Office,
): Promise<void> {
  const { operator_id, keep, now } = office;
  const { order_id, reason } = request;
  const { order, amount: coins } = await lockComeBack(db, { ...request, operator_id });
  const { user_id, number } = order;
  if (await giveBackAlone(db, { order_id, coins }, office)) {
    return settleComeBack(db, request, { operator_id, agreed_by: null }, now);
  }
  const action = comeBackApproval.of({ number, nickname: await nicknameOf(db, user_id), coins, request });
  await askSecondOperator(keep, db, { action, subject_id: order_id, concerns: user_id, operator_id, reason }, now);
}
