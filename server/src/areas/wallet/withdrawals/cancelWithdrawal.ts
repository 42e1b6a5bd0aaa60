import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { postCredit } from '../../../platform/ledger/postJournal.ts';
import { withdrawalNotFound, withdrawalNotOpen, withdrawalReturnSubject } from './messages.ts';
import type { Withdrawal } from './requestWithdrawal.ts';
import { withdrawalsAccount } from './withdrawalAccounts.ts';
import { withdrawalReturnJournal } from './withdrawalJournals.ts';

/** Cancels a player's own unapproved withdrawal, in the caller's transaction: its coins return. */
export async function cancelWithdrawal(
  db: Database,
  user_id: string,
  withdrawal_id: string,
  now: Date,
): Promise<Withdrawal> {
  const asked = await db
    .selectFrom('withdrawal')
    .select('status')
    .where('withdrawal_id', '=', withdrawal_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) {
    throw new Refusal({
      error: 'withdrawal_not_found',
      message: withdrawalNotFound,
      field: 'withdrawal_id',
    });
  }
  if (asked.status !== 'requested') {
    throw new Refusal({ error: 'withdrawal_not_open', message: withdrawalNotOpen, field: 'withdrawal_id' });
  }
  const withdrawal = await db
    .updateTable('withdrawal')
    .set({ status: 'cancelled', settled_at: now })
    .where('withdrawal_id', '=', withdrawal_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { amount } = withdrawal;
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
  await notify(db, user_id, { kind: 'withdrawal_cancelled', data: { withdrawal_id, amount } }, now);
  return withdrawal;
}
