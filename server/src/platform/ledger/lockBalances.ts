import type { Currency } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';

/** Players' balances of a currency, locked until the transaction ends, in the order in which journals lock accounts. */
export async function lockBalances(
  db: Database,
  user_ids: readonly string[],
  currency: Currency,
): Promise<Map<string, number>> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['user_id', 'balance'])
    .where('user_id', '=', (is) => is.fn<string>('any', [is.val(user_ids)]))
    .where('currency', '=', currency)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(accounts.map(({ user_id, balance }) => [user_id ?? '', balance ?? 0]));
}
