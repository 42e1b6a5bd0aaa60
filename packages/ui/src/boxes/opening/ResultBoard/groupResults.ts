import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import type { Prize } from '@mcy/api/boxes/pools/contract';
import type { Bonus } from '@mcy/api/boxes/pools/words';
import { rarities } from '../../../tokens/index.ts';

/** A toy in a haul and its count. */
export interface HaulPrize {
  readonly prize: Prize;
  readonly count: number;
  /** What it came on top as, the first if there are several. */
  readonly bonus: Bonus | null;
  readonly guaranteed: boolean;
}

/** Groups the toys of an opening, the rarest and most valuable first. */
export function groupResults(results: readonly DrawResult[]): readonly HaulPrize[] {
  return [...Map.groupBy(results, (result) => result.prize.prize_id).values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      return {
        prize: first.prize,
        count: same.length,
        bonus: same.find((result) => result.bonus !== null)?.bonus ?? null,
        guaranteed: same.some((result) => result.guaranteed),
      };
    })
    .toSorted(
      (one, other) =>
        rarities.indexOf(other.prize.rarity) - rarities.indexOf(one.prize.rarity) ||
        other.prize.value - one.prize.value,
    );
}
