import type { Player } from './Player.ts';

/** How many draws were acknowledged to all players. */
export function drawsOf(crowd: readonly Player[]): number {
  return crowd.reduce(
    (sum, { acknowledged }) =>
      sum + [...acknowledged.values()].reduce((draws, { opening }) => draws + opening.count, 0),
    0,
  );
}
