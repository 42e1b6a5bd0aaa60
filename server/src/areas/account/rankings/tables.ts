import type { RankingBoard, RankingPeriod } from './rankingPeriods.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A player's score in a ranking; no row for zero. Written by `addScore` only. */
    ranking_score: {
      board: RankingBoard;
      period: RankingPeriod;
      /** `YYYY-MM-DD`. */
      since: string;
      user_id: string;
      score: number;
      reached_at: Date;
    };
  }
}
