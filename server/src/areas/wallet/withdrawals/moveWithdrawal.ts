import { type WithdrawalStatus, withdrawalMoves } from '@mcy/api/wallet/withdrawals/words';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { withdrawalNotFound, withdrawalNotOpen, withdrawalSettled } from './messages.ts';
import type { Withdrawal } from './requestWithdrawal.ts';
import { type WithdrawalStep, settleWithdrawal } from './settleWithdrawal.ts';

/** Brings a withdrawal to its next status in the caller's transaction. Refuses `withdrawal_not_found`, `withdrawal_not_open`. */
export async function moveWithdrawal(db: Database, step: WithdrawalStep): Promise<Withdrawal> {
  const { withdrawal_id, move } = step;
  const found = await db
    .selectFrom('withdrawal')
    .select(['status', 'user_id'])
    .where('withdrawal_id', '=', withdrawal_id)
    .forUpdate()
    .executeTakeFirst();
  // A player cancels their own alone.
  if (!found || (step.move === 'cancel' && step.user_id !== found.user_id)) {
    throw new Refusal({ error: 'withdrawal_not_found', message: withdrawalNotFound, field: 'withdrawal_id' });
  }
  const open: readonly WithdrawalStatus[] = withdrawalMoves[move].from;
  if (!open.includes(found.status)) {
    const message = move === 'cancel' ? withdrawalNotOpen : withdrawalSettled;
    throw new Refusal({ error: 'withdrawal_not_open', message, field: 'withdrawal_id' });
  }
  return settleWithdrawal(db, step);
}
