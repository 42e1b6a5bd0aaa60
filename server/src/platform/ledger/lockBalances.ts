import type { Currency } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/Refusal.ts';
import { lockAccounts } from './lockAccounts.ts';
import { insufficientBalance } from './messages.ts';

/** A part of a payment. */
export interface Part {
  currency: Currency;
  amount: number;
  /** The refusal of a player who holds only so much; `insufficient_balance` without it. */
  lacking?: (held: number) => Refusal;
}

/** Players' balances of some currencies, as payments leave them that are not written yet. */
export interface Balances {
  /** Takes all parts of a payment, or none and refuses, and returns what is left of the first currency. */
  pay: (user_id: string, parts: readonly Part[]) => number;
}

/** Locks players' accounts until the transaction ends, for payments. */
export async function lockBalances(
  db: Database,
  user_ids: readonly string[],
  currencies: readonly [Currency, ...Currency[]],
): Promise<Balances> {
  const accounts = await lockAccounts(db, user_ids, currencies);
  const keyOf = (user_id: string | null, currency: Currency): string => `${user_id} ${currency}`;
  const held = new Map(accounts.map(({ user_id, currency, balance }) => [keyOf(user_id, currency), balance ?? 0]));
  return {
    pay: (user_id, parts) => {
      for (const { currency, amount, lacking } of parts) {
        const has = held.get(keyOf(user_id, currency)) ?? 0;
        if (amount <= has) continue;
        throw lacking?.(has) ?? new Refusal({ error: 'insufficient_balance', message: insufficientBalance });
      }
      for (const { currency, amount } of parts) {
        const key = keyOf(user_id, currency);
        held.set(key, (held.get(key) ?? 0) - amount);
      }
      return held.get(keyOf(user_id, currencies[0])) ?? 0;
    },
  };
}
