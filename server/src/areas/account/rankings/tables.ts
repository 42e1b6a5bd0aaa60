import type { RankingBoard, RankingPeriod } from './rankingPeriods.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What a player has in a ranking; no row for nothing. `addScores` alone writes it. */
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
