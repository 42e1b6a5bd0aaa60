import type { Rarity } from '../../tokens/index.ts';
import type { Player } from './Player.ts';

/** One of a player's best wins. */
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
  /** True for the user's own profile. */
  own: boolean;
  /** URL of the cover; null for none. */
  background: string | null;
  following_count: number;
  fan_count: number;
  /** When they joined, ISO 8601 UTC. */
  created_at: string;
  /** Null when hidden. */
  best_wins: readonly BestWin[] | null;
}
