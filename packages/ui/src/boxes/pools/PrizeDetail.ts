import type { Prize } from './Prize.ts';

/** A prize with the details of its own screen. */
export interface PrizeDetail extends Prize {
  readonly pool_id: string;
  readonly pool_name: string;
  readonly series_name: string;
  readonly description: string;
  /** Height of the figure in millimetres. */
  readonly height_mm: number;
  readonly material: string;
}
