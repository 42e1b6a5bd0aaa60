import { spendingPeriods } from '@mcy/api/wallet/spending/contract';
import type { Caps, StoredCaps, SpendingPeriodName } from './Caps.ts';
import { capsAt } from './capsAt.ts';

/** How long a raise waits (ours): a night to sleep on it. */
const raiseDelay = 24 * 3_600_000;

/**
 * Plans the caps after a request for `wanted`: each stricter cap applies at once, a looser one after 24 h. A request for no more than a
 * pending raise keeps its time; any other restarts the wait.
 */
export function planCaps(kept: StoredCaps, wanted: Caps, now: Date): StoredCaps {
  const { caps: held, raise: waiting } = capsAt(kept, now);
  const looser = spendingPeriods.filter((period) => isLooser(wanted[period], held[period]));
  const stricter = (period: SpendingPeriodName): number | null =>
    isLooser(wanted[period], held[period]) ? held[period] : wanted[period];
  const caps = { day: stricter('day'), week: stricter('week'), month: stricter('month') };
  if (looser.length === 0) return { caps, raise: null };
  const waits = waiting !== null && looser.every((period) => !isLooser(wanted[period], waiting.caps[period]));
  const takes_effect_at = waits ? waiting.takes_effect_at : new Date(now.getTime() + raiseDelay);
  return { caps, raise: { caps: wanted, takes_effect_at } };
}

/** True when a cap allows more spending than another. */
function isLooser(cap: number | null, than: number | null): boolean {
  return (cap ?? Infinity) > (than ?? Infinity);
}
