import type { rankingBoards, rankingPeriods } from '@mcy/api/account/rankings/contract';
import { periodsAt } from '../../../platform/calendar/periodsAt.ts';

export type RankingBoard = (typeof rankingBoards)[number];
export type RankingPeriod = (typeof rankingPeriods)[number];

/** One ranking: a board in a period that began on a day, `YYYY-MM-DD`. */
export interface Ranking {
  board: RankingBoard;
  period: RankingPeriod;
  since: string;
}

/** The start date of every all-time ranking. */
export const allTime = '2000-01-01';

/** The period of each kind that contains a moment. `ends_at` is null for all time. */
export function periodsOf(now: Date): Record<RankingPeriod, { since: string; ends_at: Date | null }> {
  const { week, month } = periodsAt(now);
  return { week, month, all: { since: allTime, ends_at: null } };
}
