import type { Currency } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/Refusal.ts';
import { lockAccounts } from './lockAccounts.ts';
import { insufficientBalance } from './messages.ts';

/** Players' balances of one currency, as payments leave them that are not written yet. */
export interface Balances {
  /** Takes a payment and returns what is left; refuses `insufficient_balance`. */
  pay: (user_id: string, amount: number) => number;
}

/** Locks players' accounts until the transaction ends, for payments. */
export async function lockBalances(db: Database, user_ids: readonly string[], currency: Currency): Promise<Balances> {
  const accounts = await lockAccounts(db, user_ids, currency);
  const held = new Map(accounts.map(({ user_id, balance }) => [user_id, balance ?? 0]));
  return {
    pay: (user_id, amount) => {
      const left = (held.get(user_id) ?? 0) - amount;
      if (left < 0) throw new Refusal({ error: 'insufficient_balance', message: insufficientBalance });
      held.set(user_id, left);
      return left;
    },
  };
}
