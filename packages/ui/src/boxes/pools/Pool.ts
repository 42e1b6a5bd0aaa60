import type { Prize } from './Prize.ts';

/** Kinds of pool in the shop (spec §1), in the order the filter shows them. */
export const poolKinds = ['ichiban', 'infinite', 'anime', 'exquisite_life'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** A mystery box: players pay to draw from it. */
export interface Pool {
  readonly pool_id: string;
  readonly series_id: string;
  readonly series_name: string;
  readonly kind: PoolKind;
  /** `finite`: tickets drawn without replacement. `infinite`: published probabilities, drawn with replacement. */
  readonly supply: 'finite' | 'infinite';
  readonly name: string;
  readonly image: string;
  /** Coins per draw. */
  readonly price: number;
  /** Tickets made and left; null for an infinite pool. */
  readonly total: number | null;
  readonly remaining: number | null;
  readonly sold_out: boolean;
  /** The best prizes, best first. */
  readonly top_prizes: readonly Prize[];
}
