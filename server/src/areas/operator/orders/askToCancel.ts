import type { ParsedRequestOf } from '@mcy/api/contract';
import type { cancelShopOrder as call } from '@mcy/api/operator/orders/contract';
import { askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockCancellation } from '../../mall/door.ts';
import { cancelApproval } from './cancelApproval.ts';
import { type Office, giveBackAlone, nicknameOf } from './giveBackAlone.ts';
import { settleCancellation } from './settleCancellation.ts';

/**
 * Cancels an order, or asks a second operator above what one gives back alone within 24 hours once it was packed: whether
 * the goods have left, only its operator knows. Refuses as `lockCancellation` and `askSecondOperator` do.
 */
export async function askToCancel(db: Database, request: ParsedRequestOf<typeof call>, office: Office): Promise<void> {
  const { operator_id, keep, now } = office;
  const { order_id, reason } = request;
  const { order, amount } = await lockCancellation(db, { order_id, operator_id });
  const { user_id, number, state } = order;
  const coins = state === 'ready_for_delivery' ? amount : 0;
  if (await giveBackAlone(db, { order_id, coins }, office)) {
    return settleCancellation(db, request, { operator_id, agreed_by: null }, now);
  }
  const action = cancelApproval.of({ number, nickname: await nicknameOf(db, user_id), coins, request });
  await askSecondOperator(keep, db, { action, subject_id: order_id, concerns: user_id, operator_id, reason }, now);
}
