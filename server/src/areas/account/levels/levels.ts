import type { User } from '@mcy/api/account/profile/contract';

export type Level = User['level'];

/** Coins spent for one point (product.md, account). */
export const coinsPerPoint = 10_000;

/** Points at which each level begins, lowest first (ours). */
export const levelThresholds: readonly { level: Level; points: number }[] = [
  { level: 'bronze', points: 0 },
  { level: 'silver', points: 100 },
  { level: 'gold', points: 500 },
  { level: 'platinum', points: 2_000 },
  { level: 'diamond', points: 5_000 },
  { level: 'black_gold', points: 20_000 },
  { level: 'supreme', points: 50_000 },
];

/** Full points for coins spent. */
export function pointsOf(spent: number): number {
  return Math.floor(spent / coinsPerPoint);
}

/** The highest level reached with these points. */
export function levelOf(points: number): Level {
  return levelThresholds.findLast((threshold) => threshold.points <= points)?.level ?? 'bronze';
}
