import type { ParsedRequestOf, Translated } from '@mcy/api/contract';
import type { approveWithdrawal, rejectWithdrawal } from '@mcy/api/operator/withdrawals/contract';
import { moveWithdrawal, readOwed, withdrawalNotFound } from '../../wallet/door.ts';
import { type KeepApproval, askSecondOperator } from '../../../platform/approvals/askSecondOperator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { giveAlone } from '../approvals/giveAlone.ts';
import { logAction } from '../identity/logAction.ts';
import { lockReceivers, readApproved } from './approvedOfDay.ts';
import { ownWithdrawal, withdrawalReasonWords } from './messages.ts';
import { approveWithdrawalApproval, rejectWithdrawalApproval } from './withdrawalApprovals.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    withdrawal_approve: true;
    withdrawal_reject: true;
  }
}

interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'withdrawalsOfTwoAbove' | 'withdrawalsAloneAbove'>;
  now: Date;
}

/**
 * Approves a withdrawal, or asks a second operator: where what goes to the player or to the bank account within 24 hours
 * is above the limit, or what the operator approves alone, and where the player owes. Refuses as `moveWithdrawal` and `askSecondOperator` do.
 */
export async function approveCase(
  db: Database,
  { withdrawal_id, note }: ParsedRequestOf<typeof approveWithdrawal>,
  { operator_id, keep, config, now }: Office,
): Promise<void> {
  await lockReceivers(db, withdrawal_id);
  const found = await lockCase(db, withdrawal_id, operator_id);
  const { user_id, status, shown } = found;
  if (status === 'requested' && !(await mayApproveAlone(db, found, { operator_id, config, now }))) {
    const action = approveWithdrawalApproval.of(shown);
    return askSecondOperator(
      keep,
      db,
      { action, subject_id: withdrawal_id, concerns: user_id, operator_id, reason: note },
      now,
    );
  }
  await moveWithdrawal(db, { withdrawal_id, move: 'approve', operator_id, agreed_by: null, now });
  const detail = { note, agreed_by: null };
  await logAction(db, { operator_id, action: 'withdrawal_approve', subject_id: withdrawal_id, detail }, now);
}

/** Counts what the operator approves alone. */
async function mayApproveAlone(
  db: Database,
  { user_id, card_number_hash, shown: { withdrawal_id, amount } }: Awaited<ReturnType<typeof lockCase>>,
  { operator_id, config, now }: Omit<Office, 'keep'>,
): Promise<boolean> {
  const { of_day, to_account } = await readApproved(db, { user_id, card_number_hash }, now);
  if (amount + Math.max(of_day, to_account) > config.withdrawalsOfTwoAbove) return false;
  if ((await readOwed(db, user_id)) > 0) return false;
  const given = { operator_id, right: 'money', kind: 'withdrawals', subject_id: withdrawal_id, coins: amount } as const;
  return giveAlone(db, { ...given, limit: config.withdrawalsAloneAbove, now });
}

/** Rejects a withdrawal, or asks a second operator where the bank may have its payout already. */
export async function rejectCase(
  db: Database,
  { withdrawal_id, reason, note }: ParsedRequestOf<typeof rejectWithdrawal>,
  { operator_id, keep, now }: Office,
): Promise<void> {
  const { user_id, status, payout_id, shown } = await lockCase(db, withdrawal_id, operator_id);
  const words = withNote(withdrawalReasonWords[reason], note);
  if (status === 'approved' && payout_id !== null) {
    const action = rejectWithdrawalApproval.of({ ...shown, reason: words });
    return askSecondOperator(
      keep,
      db,
      { action, subject_id: withdrawal_id, concerns: user_id, operator_id, reason: words.vn },
      now,
    );
  }
  await moveWithdrawal(db, { withdrawal_id, move: 'reject', operator_id, reason: words, now });
  const detail = { reason, note, agreed_by: null };
  await logAction(db, { operator_id, action: 'withdrawal_reject', subject_id: withdrawal_id, detail }, now);
}

/** The withdrawal to decide, locked. Refuses `withdrawal_not_found`, `own_withdrawal`. */
async function lockCase(db: Database, withdrawal_id: string, operator_id: string) {
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('app_user', 'app_user.user_id', 'withdrawal.user_id')
    .selectAll('withdrawal')
    .select('app_user.nickname')
    .where('withdrawal_id', '=', withdrawal_id)
    .forUpdate('withdrawal')
    .executeTakeFirst();
  if (!row) {
    throw new Refusal({ error: 'withdrawal_not_found', message: withdrawalNotFound, field: 'withdrawal_id' });
  }
  if (row.user_id === operator_id) {
    throw new Refusal({ error: 'own_withdrawal', message: ownWithdrawal, field: 'withdrawal_id' });
  }
  const { user_id, status, payout_id, card_number_hash, nickname, amount, fee } = row;
  const account = `${row.bank_name} …${row.card_number_end}, ${row.holder_name}`;
  return {
    user_id,
    status,
    payout_id,
    card_number_hash,
    shown: { withdrawal_id, nickname, amount, payout: amount - fee, account },
  };
}

function withNote({ vn, zh, en }: Translated, note: string | null): Translated {
  if (note === null) return { vn, zh, en };
  return { vn: `${vn} ${note}`, zh: `${zh}${note}`, en: `${en} ${note}` };
}
