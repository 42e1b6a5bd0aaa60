import type { Prize } from './Prize.ts';

/** A row of the published table. Its exact probability is weight ÷ total_weight. */
export interface OddsRow {
  readonly prize: Prize;
  /** Tickets left, or parts per million. */
  readonly weight: number;
  /** Tickets of this prize made; null for an infinite pool. */
  readonly total: number | null;
}

/** Current item counts and probabilities of a pool. */
export interface Odds {
  readonly pool_id: string;
  readonly supply: 'finite' | 'infinite';
  /** Version of the table, frozen once the pool is open. */
  readonly version: number;
  readonly total_weight: number;
  /** In published order, which is the order a draw walks. */
  readonly rows: readonly OddsRow[];
  readonly last_prize: Prize | null;
  /** The draw that is certain to win the top tier, counted from the last one that did; null without a guarantee. */
  readonly guarantee_after: number | null;
  /** The player's draws in a row without the top tier; null for a guest or without a guarantee. */
  readonly guarantee_progress: number | null;
}
