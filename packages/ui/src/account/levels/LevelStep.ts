import type { Level } from './LevelBadge/LevelBadge.tsx';

/** A level with its threshold and gift; a row of `GET /api/level/list` satisfies it. */
export interface LevelStep {
  level: Level;
  /** Points needed for this level. */
  points: number;
  /** Stones that can be claimed each month; 0 for none. */
  monthly_stones: number;
}

/** A player's level progress; the answer of `GET /api/level/mine` satisfies it. */
export interface MyLevel {
  level: Level;
  points: number;
  /** Null at the highest level. */
  next: { level: Level; points: number; missing: number; missing_coins: number } | null;
  /** Lowest first, each with its date, `YYYY-MM-DD`. */
  reached: readonly { level: Level; reached_on: string }[];
  gift: LevelGift;
}

/** A level's gift for this month. */
export interface LevelGift {
  /** Stones: 0 for a level without a gift. */
  stones: number;
  /** ISO 8601, UTC; null until claimed. */
  claimed_at: string | null;
  /** When the next one can be claimed. */
  next_at: string;
}
