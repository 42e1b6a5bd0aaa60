import type { Level } from './levels.ts';

/** Monthly stones of each level (ours); 1 stone is worth 1 coin. */
export const monthlyStones: Readonly<Record<Level, number>> = {
  bronze: 0,
  silver: 200,
  gold: 500,
  platinum: 1_500,
  diamond: 4_000,
  black_gold: 12_000,
  supreme: 30_000,
};
