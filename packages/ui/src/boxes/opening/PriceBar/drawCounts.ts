import type { DrawCount } from '@mcy/api/boxes/opening/contract';
import { mostAtOnce } from '@mcy/api/boxes/opening/words';

/** Returns the counts that a player may draw by one tap; `all` only when it fits one opening and differs from the numbers. */
export function drawCounts(remaining: number | null): readonly { count: DrawCount; draws: number }[] {
  const fixed = ([1, 5, 10] as const)
    .filter((count) => remaining === null || count <= remaining)
    .map((count) => ({ count, draws: count }));
  if (remaining === null || remaining < 2 || remaining > mostAtOnce || fixed.some(({ draws }) => draws === remaining)) {
    return fixed;
  }
  return [...fixed, { count: 'all', draws: remaining }];
}

/** The most that one opening may draw; 0 for a sold-out box. */
export function mostDraws(remaining: number | null): number {
  return Math.min(mostAtOnce, remaining ?? mostAtOnce);
}

/** The count that draws so many: all that remain as `all`, unless a number of the list says the same. */
export function countOf(draws: number, remaining: number | null): DrawCount {
  return drawCounts(remaining).find((offered) => offered.draws === draws)?.count ?? draws;
}
