import type { Rarity } from '../../tokens/index.ts';
import type { Player } from './Player.ts';

/** One of the best a player won. */
export interface BestWin {
  win_id: string;
  prize_id: string;
  name: string;
  image: string;
  rarity: Rarity;
  /** ISO 8601, UTC. */
  won_at: string;
}

/** A player's public profile; the answer of `GET /api/user/profile` satisfies it. */
export interface PublicPlayer extends Player {
  /** Whether it is the reader. */
  own: boolean;
  /** The picture behind them; null for none. */
  background: string | null;
  following_count: number;
  fan_count: number;
  /** When they came, ISO 8601 UTC. */
  created_at: string;
  /** Null where they do not show them. */
  best_wins: readonly BestWin[] | null;
}
