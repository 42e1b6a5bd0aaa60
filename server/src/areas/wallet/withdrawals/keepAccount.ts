import { mostBankAccounts } from '@mcy/api/wallet/withdrawals/contract';
import { v7 as uuidv7 } from 'uuid';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { sealNumber } from '../../../platform/sealing/sealedNumber.ts';
import { hashAccountNumber } from './hashAccountNumber.ts';
import { type KeptAccount, listKeptAccounts } from './keptAccount.ts';
import { tooManyBankAccounts } from './messages.ts';
import { shownDigits } from './requestWithdrawal.ts';

/** A bank account as its player typed it. */
export interface TypedAccount {
  bank_name: string;
  card_number: string;
  holder_name: string;
}

interface Keeping {
  user_id: string;
  account: TypedAccount;
  /** The configuration's secret, which encrypts the numbers. */
  secret: string;
  now: Date;
}

/**
 * Keeps a bank account for withdrawals, in the caller's transaction, and tells the player. One with the same number is
 * replaced, without a word only where nothing differs. Refuses `too_many_bank_accounts`.
 */
export async function keepAccount(
  db: Database,
  { user_id, account: { card_number, ...account }, secret, now }: Keeping,
): Promise<KeptAccount> {
  // Locking the player's row covers accounts that are not inserted yet.
  await db.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute();
  const kept = await listKeptAccounts(db, user_id);
  const card_number_hash = hashAccountNumber(secret, card_number);
  const same = kept.find((other) => other.card_number_hash.equals(card_number_hash));
  if (same) {
    const replaced = await db
      .updateTable('bank_account')
      .set({ ...account, used_at: now })
      .where('bank_account_id', '=', same.bank_account_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const differs = same.bank_name !== account.bank_name || same.holder_name !== account.holder_name;
    if (differs) await tellAdded(db, replaced, now);
    return replaced;
  }
  if (kept.length >= mostBankAccounts) {
    throw new Refusal({ error: 'too_many_bank_accounts', message: tooManyBankAccounts });
  }
  const bank_account_id = uuidv7();
  const added = await db
    .insertInto('bank_account')
    .values({
      ...account,
      bank_account_id,
      user_id,
      card_number_sealed: sealNumber(secret, { kind: 'bank account', row_id: bank_account_id }, card_number),
      card_number_end: card_number.slice(-shownDigits),
      card_number_hash,
      added_at: now,
      used_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellAdded(db, added, now);
  return added;
}

async function tellAdded(
  db: Database,
  { user_id, bank_name, card_number_end }: Pick<KeptAccount, 'user_id' | 'bank_name' | 'card_number_end'>,
  now: Date,
): Promise<void> {
  await notify(db, user_id, { kind: 'bank_account_added', data: { bank_name, card_number_end } }, now);
}
