import type { Currency } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';

/** Locks players' accounts until the transaction ends, in the order in which journals lock them. */
export function lockAccounts(db: Database, user_ids: readonly string[], currencies: readonly Currency[]) {
  return db
    .selectFrom('ledger_account')
    .select(['user_id', 'currency', 'balance'])
    .where('user_id', '=', (is) => is.fn.any(is.val(user_ids)))
    .where('currency', '=', (is) => is.fn.any(is.val(currencies)))
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
}
