import { type Standing, certainAfter, chanceWithin, drawsForHalf } from '@mcy/api/boxes/fairness/rules';
import type { Odds } from '@mcy/api/boxes/pools/contract';
import type { OddsNowProps } from '@mcy/ui/boxes/fairness';

/** Draws whose chance is shown, as the shop sells them. */
const shown = [1, 5, 10];

/** What a box's odds mean for a player with so many draws in a row without its top tier. */
export function oddsNow(
  { rows, supply, total_weight, guarantee_after }: Pick<Odds, 'rows' | 'supply' | 'total_weight' | 'guarantee_after'>,
  progress: number | 'loading' | null,
): Pick<OddsNowProps, 'tier' | 'half' | 'certain' | 'chances'> {
  const tier = rows[0]?.prize.tier ?? '';
  const top = rows.reduce((sum, row) => (row.prize.tier === tier ? sum + row.weight : sum), 0);
  const misses = typeof progress === 'number' ? progress : 0;
  const standing: Standing = { supply, top, total: total_weight, guarantee_after, misses };
  const certain = certainAfter(standing);
  return {
    tier,
    half: drawsForHalf(standing),
    certain: certain === Infinity || top === 0 ? null : certain,
    chances: shown
      .filter((draws) => supply === 'infinite' || draws <= total_weight)
      .map((draws) => ({ draws, parts: Math.round(chanceWithin(standing, draws) * 1_000_000) })),
  };
}
