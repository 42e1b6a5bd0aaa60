import type { DrawCount } from '../DrawCount.ts';

/** The most tickets `all` may take at once. */
const mostAtOnce = 50;

/** How many a player may draw of what remains; `all` only where it fits one opening and says something new. */
export function drawCounts(remaining: number | null): readonly { count: DrawCount; draws: number }[] {
  const fixed = ([1, 5, 10] as const)
    .filter((count) => remaining === null || count <= remaining)
    .map((count) => ({ count, draws: count }));
  if (remaining === null || remaining < 2 || remaining > mostAtOnce || fixed.some(({ draws }) => draws === remaining)) {
    return fixed;
  }
  return [...fixed, { count: 'all', draws: remaining }];
}
