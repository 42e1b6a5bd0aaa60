import { currencies } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';

/** Opens a new player's empty account in every currency. */
export async function openAccounts(db: Database, user_id: string): Promise<void> {
  await db
    .insertInto('ledger_account')
    .values(currencies.map((currency) => ({ user_id, system: null, currency, balance: 0 })))
    .execute();
}
