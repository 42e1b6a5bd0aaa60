import type { Translated } from '@mcy/api/contract';
import { type WithdrawalStatus, withdrawalMoves } from '@mcy/api/wallet/withdrawals/words';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/facts/tell.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { gatewayAccount } from '../recharge/rechargeAccounts.ts';
import { withdrawalPaidSubject, withdrawalReturnSubject } from './messages.ts';
import type { Withdrawal } from './requestWithdrawal.ts';
import { withdrawalFeesAccount, withdrawalsAccount } from './withdrawalAccounts.ts';
import { withdrawalPaidJournal, withdrawalReturnJournal } from './withdrawalJournals.ts';

declare module '../../../platform/facts/Facts.ts' {
  interface Facts {
    /** A withdrawal was decided, canceled or paid. */
    withdrawalMoved: { user_id: string; withdrawal_id: string; status: WithdrawalStatus };
  }
}

export type WithdrawalStep = { withdrawal_id: string; now: Date } & (
  | { move: 'cancel'; user_id: string }
  | { move: 'approve'; operator_id: string; agreed_by: string | null }
  | { move: 'reject'; operator_id: string; reason: Translated }
  | { move: 'pay' }
);

/**
 * Writes the next status of a withdrawal that the caller has locked and may move, with its coins: they return in full, leave for the
 * bank, or stay where they are.
 */
export async function settleWithdrawal(db: Database, step: WithdrawalStep): Promise<Withdrawal> {
  const { withdrawal_id, move, now } = step;
  const { to, returns } = withdrawalMoves[move];
  const withdrawal = await db
    .updateTable('withdrawal')
    .set({ status: to, ...changesOf(step) })
    .where('withdrawal_id', '=', withdrawal_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (returns) await returnCoins(db, withdrawal, now);
  if (to === 'paid') await payOut(db, withdrawal, now);
  await tellPlayer(db, withdrawal, now);
  touch(db, 'wallet/withdrawals', withdrawal.user_id);
  tell(db, 'withdrawalMoved', { user_id: withdrawal.user_id, withdrawal_id, status: to }, now);
  return withdrawal;
}

function changesOf(step: WithdrawalStep) {
  const { now } = step;
  if (step.move === 'approve') {
    return { approved_by: step.operator_id, approved_at: now, agreed_by: step.agreed_by };
  }
  if (step.move === 'reject') {
    return { reason: JSON.stringify(step.reason), settled_by: step.operator_id, settled_at: now };
  }
  return { settled_at: now };
}

async function returnCoins(db: Database, { withdrawal_id, user_id, amount }: Withdrawal, now: Date): Promise<void> {
  await postCredit(db, {
    kind: withdrawalReturnJournal,
    subject: withdrawalReturnSubject(withdrawal_id),
    reference_id: withdrawal_id,
    now,
    postings: [
      { account: withdrawalsAccount, currency: 'balance', amount: -amount },
      { account: { user_id }, currency: 'balance', amount },
    ],
  });
}

/** The money left the shop as it came in, through the gateway; the fee stays. */
async function payOut(db: Database, { withdrawal_id, amount, fee }: Withdrawal, now: Date): Promise<void> {
  const postings = [
    { account: withdrawalsAccount, currency: 'balance', amount: -amount },
    { account: gatewayAccount, currency: 'balance', amount: amount - fee },
    { account: withdrawalFeesAccount, currency: 'balance', amount: fee },
  ] as const;
  await postCredit(db, {
    kind: withdrawalPaidJournal,
    subject: withdrawalPaidSubject(withdrawal_id),
    reference_id: withdrawal_id,
    now,
    postings: postings.filter((posting) => posting.amount !== 0),
  });
}

async function tellPlayer(db: Database, withdrawal: Withdrawal, now: Date): Promise<void> {
  const { withdrawal_id, user_id, status, amount, fee, bank_name, reason } = withdrawal;
  const payout = amount - fee;
  if (status === 'cancelled') {
    await notify(db, user_id, { kind: 'withdrawal_cancelled', data: { withdrawal_id, amount } }, now);
  } else if (status === 'approved') {
    await notify(db, user_id, { kind: 'withdrawal_approved', data: { withdrawal_id, payout, bank_name } }, now);
  } else if (status === 'paid') {
    await notify(db, user_id, { kind: 'withdrawal_paid', data: { withdrawal_id, payout, bank_name } }, now);
  } else if (status === 'rejected' && reason !== null) {
    await notify(db, user_id, { kind: 'withdrawal_rejected', data: { withdrawal_id, amount, reason } }, now);
  }
}
