import { rules } from '@mcy/api/contract';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { notify } from '../../account/door.ts';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { sealNumber } from '../../../platform/sealing/sealedNumber.ts';
import { hashAccountNumber } from './hashAccountNumber.ts';
import { withdrawalSubject, withdrawalTooLarge } from './messages.ts';
import { withdrawalsAccount } from './withdrawalAccounts.ts';
import { withdrawalJournal } from './withdrawalJournals.ts';

export type Withdrawal = Selectable<Tables['withdrawal']>;

/** How many digits of an account number are shown: enough to recognize it. */
export const shownDigits = 4;

interface WithdrawalOrder {
  user_id: string;
  request: { amount: number; bank_name: string; card_number: string; holder_name: string };
  /** The configuration's secret, which encrypts the numbers. */
  secret: string;
  now: Date;
}

/** Requests a payout, in the caller's transaction: the coins leave the balance now and wait in the shop's withdrawals account. */
export async function requestWithdrawal(
  db: Database,
  { user_id, request: { card_number, ...request }, secret, now }: WithdrawalOrder,
): Promise<Withdrawal> {
  const withdrawal_id = uuidv7();
  const withdrawal = await db
    .insertInto('withdrawal')
    .values({
      ...request,
      withdrawal_id,
      card_number_sealed: sealNumber(secret, { kind: 'bank account', row_id: withdrawal_id }, card_number),
      card_number_end: card_number.slice(-shownDigits),
      card_number_hash: hashAccountNumber(secret, card_number),
      user_id,
      fee: rules.withdrawalFee,
      status: 'requested',
      reason: null,
      created_at: now,
      settled_at: null,
      settled_by: null,
      approved_by: null,
      approved_at: null,
      agreed_by: null,
      payout_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { amount } = withdrawal;
  try {
    await postJournal(db, {
      kind: withdrawalJournal,
      subject: withdrawalSubject(withdrawal_id),
      reference_id: withdrawal_id,
      now,
      postings: [
        { account: { user_id }, currency: 'balance', amount: -amount },
        { account: withdrawalsAccount, currency: 'balance', amount },
      ],
    });
  } catch (error) {
    // The ledger's message suggests a recharge, which makes no sense here.
    if (!(error instanceof Refusal) || error.error !== 'insufficient_balance') throw error;
    throw new Refusal({ error: error.error, message: withdrawalTooLarge, field: 'amount' });
  }
  const { fee, bank_name } = withdrawal;
  await notify(
    db,
    user_id,
    { kind: 'withdrawal_requested', data: { withdrawal_id, amount, payout: amount - fee, bank_name } },
    now,
  );
  return withdrawal;
}
