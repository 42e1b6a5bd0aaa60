import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What the mall sold on a day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`, as far as it is counted. */
    sales_day: {
      day: string;
      orders: number;
      pieces: number;
      paid: number;
      cash: number;
      returned: number;
    };
    /** Pieces of a product that left the shelves on a day, less those that came back. */
    sales_of_product: {
      day: string;
      product_id: string;
      pieces: number;
      /** Of these pieces in their orders, in coins. */
      worth: number;
    };
    /** What is not counted yet; written by triggers. */
    sales_move: {
      move_id: GeneratedAlways<number>;
      day: string;
      /** Of the pieces that moved; null where money did, or an order was placed. */
      product_id: string | null;
      orders: Generated<number>;
      pieces: Generated<number>;
      worth: Generated<number>;
      paid: Generated<number>;
      cash: Generated<number>;
      returned: Generated<number>;
    };
  }
}
