import type { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';

export type RankingBoard = (typeof rankingBoards)[number];
export type RankingPeriod = (typeof rankingPeriods)[number];

/** The day that all of a player's time counts from. */
export const allTime = '2000-01-01';

/** The period of each kind that a moment is in. `ends_at` is null for all time. */
export function periodsOf(now: Date): Record<RankingPeriod, { since: string; ends_at: Date | null }> {
  const { week, month } = periodsAt(now);
  return { week, month, all: { since: allTime, ends_at: null } };
}
