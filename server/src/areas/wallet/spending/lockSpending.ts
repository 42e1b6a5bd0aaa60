import { spendingPeriods } from '@mcy/api/wallet/spending/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { capsAt } from './capsAt.ts';
import { coolingOff, spendingCapReached } from './messages.ts';
import { lockLimits } from './readLimits.ts';
import { readSpendingDays, spentIn } from './readSpent.ts';

interface Payment {
  user_id: string;
  /** Coins about to be paid. */
  amount: number;
  now: Date;
}

/** What players may still spend by their own limits. */
export interface SpendingAllowance {
  /** Refuses a payment that its payer's limits do not allow: `cooling_off` or `spending_cap_reached`. */
  require: (payment: Payment) => void;
  /** Counts a payment, for those after it. */
  count: (payment: Payment) => void;
}

/**
 * Locks the limits of the players who have some, until the transaction ends, so that the second of two payments sees
 * what the first spent. Every paid draw and entry calls it in its transaction, after locking the pool and before the
 * accounts; `since` is the earliest clock of the payments.
 */
export async function lockSpending(db: Database, user_ids: readonly string[], since: Date): Promise<SpendingAllowance> {
  // The days are read after the wait for the lock.
  const [limits, days] = await Promise.all([lockLimits(db, user_ids), readSpendingDays(db, user_ids, since)]);
  return {
    require: ({ user_id, amount, now }) => {
      const limit = limits.get(user_id);
      if (!limit) return;
      const { cool_off_until } = limit;
      if (cool_off_until !== null && cool_off_until > now) {
        throw new Refusal({ error: 'cooling_off', message: coolingOff(cool_off_until) });
      }
      const { caps } = capsAt(limit, now);
      const spent = spentIn(days.get(user_id) ?? [], now);
      // Of several exceeded caps, the one that lasts longest: until then no payment is possible.
      const period = spendingPeriods.findLast((name) => spent[name] + amount > (caps[name] ?? Infinity));
      const cap = period === undefined ? null : caps[period];
      if (period === undefined || cap === null) return;
      const left = Math.max(cap - spent[period], 0);
      const resets_at = periodsAt(now)[period].ends_at;
      throw new Refusal({
        error: 'spending_cap_reached',
        message: spendingCapReached({ period, cap, left, resets_at }),
      });
    },
    count: ({ user_id, amount, now }) => {
      if (!limits.has(user_id)) return;
      days.set(user_id, [...(days.get(user_id) ?? []), { day: periodsAt(now).day.since, spent: amount }]);
    },
  };
}
