import type { Prize } from '../pools/Prize.ts';

/** Result of one draw. */
export interface DrawResult {
  /** Index of the draw in the pool, from 0. */
  readonly nonce: number;
  readonly prize: Prize;
  /** Set when the prize is a bonus on top of a draw. */
  readonly bonus: 'last' | null;
  /** True when the guarantee chose the tier, not chance. */
  readonly guaranteed: boolean;
}

/** One payment with all its draws. */
export interface Opening {
  readonly opening_id: string;
  readonly pool_id: string;
  readonly pool_name: string;
  readonly pool_image: string;
  readonly count: number;
  /** Coins paid for the whole opening. */
  readonly paid: number;
  readonly client_seed: string;
  /** ISO 8601, UTC. */
  readonly opened_at: string;
  /** False until the player has seen the results. */
  readonly revealed: boolean;
  /** In draw order; a bonus follows the draw that earned it. */
  readonly results: readonly DrawResult[];
}
