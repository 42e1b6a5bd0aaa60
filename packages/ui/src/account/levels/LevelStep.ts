import type { Level } from './LevelBadge/LevelBadge.tsx';

/** A level, what it asks for and what it gives; a row of `GET /api/level/list` satisfies it. */
export interface LevelStep {
  level: Level;
  /** Points at which it begins. */
  points: number;
  /** Stones that may be claimed each month; 0 for none. */
  monthly_stones: number;
}

/** How far a player is; the answer of `GET /api/level/mine` satisfies it. */
export interface MyLevel {
  level: Level;
  points: number;
  /** Null at the highest level. */
  next: { level: Level; points: number; missing: number; missing_coins: number } | null;
  /** Lowest first, each with its day, `YYYY-MM-DD`. */
  reached: readonly { level: Level; reached_on: string }[];
  gift: LevelGift;
}

/** This month's gift of a level. */
export interface LevelGift {
  /** Stones: 0 for a level without a gift. */
  stones: number;
  /** ISO 8601, UTC; null as long as it is not claimed. */
  claimed_at: string | null;
  /** When the next one can be claimed. */
  next_at: string;
}
