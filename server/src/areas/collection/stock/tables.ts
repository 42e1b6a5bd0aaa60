import type { StockMovementKind } from '@mcy/api/collection/stock/words';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** Units of each toy in the warehouse; written by a trigger of `stock_movement`. */
    stock: {
      toy_id: GeneratedAlways<string>;
      on_hand: GeneratedAlways<number>;
      /** To prizes in pools on sale and to players, who have not been sent them. */
      promised: GeneratedAlways<number>;
      free: GeneratedAlways<number>;
      /** Since when fewer than five are free; null while there are more. */
      low_since: GeneratedAlways<Date | null>;
    };
    /** What changed the counts; never changed. */
    stock_movement: {
      movement_id: GeneratedAlways<number>;
      toy_id: string;
      kind: StockMovementKind;
      /** What it adds to the counts. */
      on_hand: number;
      promised: number;
      /** Whose units they are, of a promise to a pool. */
      prize_id: Generated<string | null>;
      /** The pool, item, parcel, decomposing, … of it. */
      reference_id: Generated<string | null>;
      /** Who received or corrected, and why. */
      operator_id: Generated<string | null>;
      reason: Generated<string | null>;
      moved_at: Date;
    };
  }
}
