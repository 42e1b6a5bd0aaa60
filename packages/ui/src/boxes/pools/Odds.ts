import type { Prize } from './Prize.ts';

/** A row of the published table. Its probability is weight ÷ total_weight, exactly. */
export interface OddsRow {
  readonly prize: Prize;
  /** Tickets left, or parts per million. */
  readonly weight: number;
  /** Tickets of this prize made; null for an infinite pool. */
  readonly total: number | null;
}

/** Item counts and probabilities of a pool as they stand now. */
export interface Odds {
  readonly pool_id: string;
  readonly supply: 'finite' | 'infinite';
  /** The table is frozen under this number once the pool is open. */
  readonly version: number;
  readonly total_weight: number;
  /** In published order: the order a draw walks. */
  readonly rows: readonly OddsRow[];
  readonly last_prize: Prize | null;
  /** The draw that is certain to be of the top tier, counted from the last one that was; null without a guarantee. */
  readonly guarantee_after: number | null;
  /** The player's draws without the top tier so far; null for a guest or without a guarantee. */
  readonly guarantee_progress: number | null;
}
