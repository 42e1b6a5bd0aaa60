/** What players are ranked by. */
export const rankingBoards = ['promotion', 'revenue', 'spending'] as const;
export type RankingBoard = (typeof rankingBoards)[number];

export const rankingPeriods = ['week', 'month', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** A place in a ranking. */
export interface RankedPlayer {
  rank: number;
  /** Null for players who are not named in rankings. */
  user_id: string | null;
  /** Masked for players who are not named. */
  nickname: string;
  avatar: string;
  score: number;
  own: boolean;
}

/** A ranking as the user sees it; the answer of `GET /api/rank/list` satisfies it. */
export interface Ranking {
  rows: readonly RankedPlayer[];
  /** Null for a guest. */
  own: {
    /** Null without a score. */
    rank: number | null;
    user_id: string;
    nickname: string;
    avatar: string;
    score: number;
    /** True when others see the name. */
    named: boolean;
  } | null;
  /** ISO 8601, UTC; null for all time. */
  ends_at: string | null;
}
