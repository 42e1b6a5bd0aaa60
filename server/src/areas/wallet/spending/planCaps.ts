import { spendingPeriods } from '@mcy/api/wallet/spending/contract';
import type { Caps, KeptCaps, SpendingPeriodName } from './Caps.ts';
import { capsAt } from './capsAt.ts';

/** How long a raise waits (ours): a night to sleep on it. */
const raiseDelay = 24 * 3_600_000;

/**
 * What is kept once `wanted` is asked for: the stricter of each cap holds at once, a looser one waits 24 h.
 * A request that asks for no more than a raise already waiting keeps its time; any other begins the wait anew.
 */
export function planCaps(kept: KeptCaps, wanted: Caps, now: Date): KeptCaps {
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

/** Whether a cap lets more be spent than another. */
function isLooser(cap: number | null, than: number | null): boolean {
  return (cap ?? Infinity) > (than ?? Infinity);
}
