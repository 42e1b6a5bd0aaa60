import type { GeneratedAlways } from 'kysely';
import type { RankingBoard, RankingPeriod } from './rankingPeriods.ts';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** A player's score in a ranking; no row for zero. Only `addScores` writes it. */
    ranking_score: {
      board: RankingBoard;
      period: RankingPeriod;
      /** `YYYY-MM-DD`. */
      since: string;
      user_id: string;
      score: number;
      reached_at: Date;
      /** The place at which a section counts the player; null for none. `countMoves` alone writes it. */
      counted_score: number | null;
      counted_at: Date | null;
      /** Whether the player is elsewhere since. */
      moved: GeneratedAlways<boolean>;
    };
    /** Players of a part of a ranking, from this place to where the next section begins. `countMoves` alone writes it. */
    ranking_section: {
      board: RankingBoard;
      period: RankingPeriod;
      since: string;
      begins_score: number;
      begins_at: Date;
      begins_user: string;
      players: number;
    };
  }
}
