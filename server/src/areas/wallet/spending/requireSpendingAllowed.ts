import { spendingPeriods } from '@mcy/api/wallet/spending/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { capsAt } from './capsAt.ts';
import { coolingOff, spendingCapReached } from './messages.ts';
import { lockLimits } from './readLimits.ts';
import { readSpent } from './readSpent.ts';

interface Payment {
  user_id: string;
  /** Coins about to be paid. */
  amount: number;
  now: Date;
}

/**
 * Refuses a payment that the player's own limits do not allow: `cooling_off` or `spending_cap_reached`.
 * Every paid draw and entry calls it in its transaction, after locking the pool and before its journal.
 */
export async function requireSpendingAllowed(db: Database, { user_id, amount, now }: Payment): Promise<void> {
  const limits = await lockLimits(db, user_id);
  if (limits === null) return;
  const { cool_off_until } = limits;
  if (cool_off_until !== null && cool_off_until > now) {
    throw new Refusal({ error: 'cooling_off', message: coolingOff(cool_off_until) });
  }
  const { caps } = capsAt(limits, now);
  if (spendingPeriods.every((period) => caps[period] === null)) return;
  const spent = await readSpent(db, user_id, now);
  // Of several exceeded caps, the one that lasts longest: until then no payment is possible.
  const period = spendingPeriods.findLast((name) => spent[name] + amount > (caps[name] ?? Infinity));
  const cap = period === undefined ? null : caps[period];
  if (period === undefined || cap === null) return;
  const left = Math.max(cap - spent[period], 0);
  const resets_at = periodsAt(now)[period].ends_at;
  throw new Refusal({ error: 'spending_cap_reached', message: spendingCapReached({ period, cap, left, resets_at }) });
}
