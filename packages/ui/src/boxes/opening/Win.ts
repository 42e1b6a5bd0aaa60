import type { Prize } from '../pools/Prize.ts';

/** A prize somebody won, for the live strip. */
export interface Win {
  readonly win_id: string;
  /** Nickname with its middle hidden. */
  readonly player: string;
  readonly avatar: string;
  readonly pool_id: string;
  readonly prize: Prize;
  /** ISO 8601, UTC. */
  readonly won_at: string;
}
