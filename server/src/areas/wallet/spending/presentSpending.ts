import type { ResponseOf } from '@mcy/api/contract';
import { type readSpending, coolOffLengths } from '@mcy/api/wallet/spending/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SpendingPeriodName } from './Caps.ts';
import { capsAt } from './capsAt.ts';
import { coolOffEnd } from './coolOffEnd.ts';
import { readLimits } from './readLimits.ts';
import { readSpent } from './readSpent.ts';

/** A player's spending and limits at a moment, in the contract's format. */
export async function presentSpending(
  db: Database,
  user_id: string,
  now: Date,
): Promise<ResponseOf<typeof readSpending>> {
  const spent = await readSpent(db, user_id, now);
  const limits = await readLimits(db, user_id);
  const { caps, raise } = capsAt(limits, now);
  const periods = periodsAt(now);
  const { cool_off_until } = limits;
  const present = (name: SpendingPeriodName) => ({
    spent: spent[name],
    cap: caps[name],
    resets_at: periods[name].ends_at.toISOString(),
  });
  return {
    day: present('day'),
    week: present('week'),
    month: present('month'),
    raise: raise && { ...raise.caps, takes_effect_at: raise.takes_effect_at.toISOString() },
    cool_off_until: cool_off_until !== null && cool_off_until > now ? cool_off_until.toISOString() : null,
    cool_off_choices: coolOffLengths.filter((length) => coolOffEnd(length, now) > (cool_off_until ?? now)),
  };
}
