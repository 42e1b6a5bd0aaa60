import type { ParsedRequestOf } from '@mcy/api/contract';
import type { approveRefund as call } from '@mcy/api/operator/orders/contract';
import { askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockRefund } from '../../mall/door.ts';
import { type Office, giveBackAlone, nicknameOf } from './giveBackAlone.ts';
import { refundApproval } from './refundApproval.ts';
import { settleRefund } from './settleRefund.ts';

/**
 * Approves a refund, or asks a second operator above what one gives back alone within 24 hours: the shop cannot see
 * whether goods that a buyer keeps were broken. Refuses as `lockRefund` and `askSecondOperator` do.
 */
export async function askToRefund(db: Database, request: ParsedRequestOf<typeof call>, office: Office): Promise<void> {
  const { operator_id, keep, now } = office;
  const { order_id, answer: reason } = request;
  const { order, deposit } = await lockRefund(db, { ...request, operator_id });
  const { user_id, number } = order;
  const coins = request.amount + deposit;
  if (await giveBackAlone(db, { order_id, coins }, office)) {
    return settleRefund(db, request, { operator_id, agreed_by: null }, now);
  }
  const action = refundApproval.of({ number, nickname: await nicknameOf(db, user_id), coins, request });
  await askSecondOperator(keep, db, { action, subject_id: order_id, concerns: user_id, operator_id, reason }, now);
}
