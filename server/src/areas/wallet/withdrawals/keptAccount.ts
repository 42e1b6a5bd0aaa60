import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { bankAccountNotFound } from './messages.ts';

export type KeptAccount = Selectable<Tables['bank_account']>;

/** The bank accounts that a player keeps, the one used last first. */
export function listKeptAccounts(db: Database, user_id: string): Promise<KeptAccount[]> {
  return db
    .selectFrom('bank_account')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('used_at', 'desc')
    .orderBy('bank_account_id', 'desc')
    .execute();
}

/** A kept account as its player sees it, with the number masked. */
export function presentKept({ bank_account_id, bank_name, card_number_end, holder_name }: KeptAccount) {
  return { bank_account_id, bank_name, card_number_end, holder_name };
}

interface Own {
  user_id: string;
  bank_account_id: string;
}

/** Chooses a player's own account, in the caller's transaction: all digits, for the payout. Refuses `bank_account_not_found`. */
export async function useKept(
  db: Database,
  { user_id, bank_account_id }: Own,
  { secret, now }: { secret: string; now: Date },
) {
  const used = await db
    .updateTable('bank_account')
    .set({ used_at: now })
    .where('bank_account_id', '=', bank_account_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst();
  if (!used) throw keptMissing();
  const { bank_name, holder_name, card_number_sealed } = used;
  const place = { kind: 'bank account', row_id: bank_account_id } as const;
  return { bank_name, holder_name, card_number: openNumber(secret, place, card_number_sealed) };
}

/** Forgets a player's own account. Refuses `bank_account_not_found`. */
export async function removeKept(db: Database, { user_id, bank_account_id }: Own): Promise<void> {
  const removed = await db
    .deleteFrom('bank_account')
    .where('bank_account_id', '=', bank_account_id)
    .where('user_id', '=', user_id)
    .returning('bank_account_id')
    .executeTakeFirst();
  if (!removed) throw keptMissing();
}

function keptMissing(): Refusal {
  return new Refusal({ error: 'bank_account_not_found', message: bankAccountNotFound, field: 'bank_account_id' });
}
