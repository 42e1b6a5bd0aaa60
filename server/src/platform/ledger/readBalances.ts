import type { Currency } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';

/** A player's balance in each currency, in smallest units. */
export async function readBalances(db: Database, user_id: string): Promise<Record<Currency, number>> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['currency', 'balance'])
    .where('user_id', '=', user_id)
    .execute();
  const held: Record<Currency, number> = { balance: 0, stone: 0, diamond: 0, gem: 0 };
  for (const { currency, balance } of accounts) held[currency] = balance ?? 0;
  return held;
}
