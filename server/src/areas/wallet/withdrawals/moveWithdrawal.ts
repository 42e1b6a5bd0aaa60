import type { Translated } from '@mcy/api/contract';
import { type WithdrawalStatus, withdrawalMoves } from '@mcy/api/wallet/withdrawals/words';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { postCredit, postJournal } from '../../../platform/ledger/postJournal.ts';
import { gatewayAccount } from '../recharge/rechargeAccounts.ts';
import {
  ownWithdrawal,
  withdrawalNotFound,
  withdrawalNotOpen,
  withdrawalPaidSubject,
  withdrawalReturnSubject,
  withdrawalSettled,
} from './messages.ts';
import type { Withdrawal } from './requestWithdrawal.ts';
import { withdrawalFeesAccount, withdrawalsAccount } from './withdrawalAccounts.ts';
import { withdrawalPaidJournal, withdrawalReturnJournal } from './withdrawalJournals.ts';

type Step = { withdrawal_id: string; now: Date } & (
  | { move: 'cancel'; user_id: string }
  | { move: 'approve'; operator_id: string; agreed_by: string | null }
  | { move: 'reject'; operator_id: string; reason: Translated }
  | { move: 'pay'; operator_id: string }
);

/**
 * Brings a withdrawal to its next status in the caller's transaction, with its coins: they return in full, leave for the bank, or stay
 * where they are. Refuses `withdrawal_not_found`, `withdrawal_not_open`, `own_withdrawal`.
 */
export async function moveWithdrawal(db: Database, step: Step): Promise<Withdrawal> {
  const { withdrawal_id, move, now } = step;
  const { from, to, returns } = withdrawalMoves[move];
  const found = await db
    .selectFrom('withdrawal')
    .select(['status', 'user_id'])
    .where('withdrawal_id', '=', withdrawal_id)
    .$if(move === 'cancel', (query) => query.where('user_id', '=', step.move === 'cancel' ? step.user_id : ''))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refusal('withdrawal_not_found', withdrawalNotFound);
  if (step.move !== 'cancel' && (step.operator_id === found.user_id || agreedBy(step) === found.user_id)) {
    throw refusal('own_withdrawal', ownWithdrawal);
  }
  const open: readonly WithdrawalStatus[] = from;
  if (!open.includes(found.status)) {
    throw refusal('withdrawal_not_open', move === 'cancel' ? withdrawalNotOpen : withdrawalSettled);
  }
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
  return withdrawal;
}

function agreedBy(step: Step): string | null {
  return step.move === 'approve' ? step.agreed_by : null;
}

function changesOf(step: Step) {
  const { now } = step;
  switch (step.move) {
    case 'approve':
      return { approved_by: step.operator_id, approved_at: now, agreed_by: step.agreed_by };
    case 'reject':
      return { reason: JSON.stringify(step.reason), settled_by: step.operator_id, settled_at: now };
    case 'pay':
      return { settled_by: step.operator_id, settled_at: now };
    case 'cancel':
      return { settled_at: now };
  }
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
  await postJournal(db, {
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

function refusal(
  error: 'withdrawal_not_found' | 'withdrawal_not_open' | 'own_withdrawal',
  message: Translated,
): Refusal {
  return new Refusal({ error, message, field: 'withdrawal_id' });
}
