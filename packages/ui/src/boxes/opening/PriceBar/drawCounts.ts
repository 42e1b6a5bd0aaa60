import type { DrawCount } from '@mcy/api/boxes/opening/contract';

/** Most tickets `all` may take at once. */
const mostAtOnce = 50;

/** Returns the counts a player may draw; `all` only when it fits one opening and differs from the numbers. */
export function drawCounts(remaining: number | null): readonly { count: DrawCount; draws: number }[] {
  const fixed = ([1, 5, 10] as const)
    .filter((count) => remaining === null || count <= remaining)
    .map((count) => ({ count, draws: count }));
  if (remaining === null || remaining < 2 || remaining > mostAtOnce || fixed.some(({ draws }) => draws === remaining)) {
    return fixed;
  }
  return [...fixed, { count: 'all', draws: remaining }];
}
