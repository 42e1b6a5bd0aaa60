import type { Prize } from '../pools/Prize.ts';

/** A recent win, for the live strip. */
export interface Win {
  readonly win_id: string;
  /** Nickname with the middle hidden. */
  readonly player: string;
  readonly avatar: string;
  readonly pool_id: string;
  readonly prize: Prize;
  /** ISO 8601, UTC. */
  readonly won_at: string;
}
