import type { Translated } from '@mcy/api/contract';
import type { ProductCategory, ShelfMovementKind } from '@mcy/api/mall/catalogue/words';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../../platform/db/database.ts' {
  interface Tables {
    product: {
      product_id: string;
      series_id: string;
      /** The toy that it shows: which boxes it is in follows from it. */
      toy_id: string | null;
      category: ProductCategory;
      /** Order in the shop. */
      position: number;
      name: JSONColumnType<Translated>;
      description: JSONColumnType<Translated>;
      photos: JSONColumnType<readonly string[]>;
      video: string | null;
      shipping_fee: number;
      cod_allowed: boolean;
      limit_per_buyer: number | null;
      /** Of a pre-sale: coins a piece at the order; the rest is paid in the window. */
      deposit: number | null;
      pays_from: Date | null;
      pays_until: Date | null;
      /** Null while it is not for sale. */
      listed_at: Date | null;
      /** Counts the changes that operators made to it and to its variants. */
      version: Generated<number>;
    };
    variant: {
      variant_id: string;
      product_id: string;
      position: number;
      name: JSONColumnType<Translated>;
      /** Those of the product come after them. */
      photos: JSONColumnType<readonly string[]>;
      price: number;
      sale_price: number | null;
      sale_from: Date | null;
      sale_until: Date | null;
      /** Its units are units of this toy in the warehouse; without it they are the mall's own goods. */
      toy_id: string | null;
    };
    /** Units of each variant in the mall; written by a trigger of `shelf_movement`. */
    shelf: {
      variant_id: GeneratedAlways<string>;
      on_hand: GeneratedAlways<number>;
      /** Since when there are fewer than five; null while there are more. */
      low_since: GeneratedAlways<Date | null>;
    };
    /** What changed the counts; never changed. `shelve` and `unshelve` also move units of the warehouse. */
    shelf_movement: {
      movement_id: GeneratedAlways<number>;
      variant_id: string;
      kind: ShelfMovementKind;
      on_hand: number;
      operator_id: Generated<string | null>;
      reason: Generated<string | null>;
      /** The order that took the units, or gave them back; null for every other kind. */
      order_id: Generated<string | null>;
      moved_at: Date;
    };
    /** What a player means to buy. */
    cart_line: {
      user_id: string;
      variant_id: string;
      count: number;
      /** What it cost when it was put in, or last agreed to. */
      seen_price: number;
      put_at: Date;
    };
    /** What a player wishes for, and what they were last told of it. */
    wish: {
      wish_id: string;
      user_id: string;
      product_id: string;
      wished_price: number;
      known_price: number;
      known_in_stock: boolean;
    };
    search_document: {
      kind: string;
      subject_id: string;
      document_id: GeneratedAlways<number>;
      stamp: string;
      words: string;
      names: string[];
      series_id: string | null;
      category: string | null;
      price: number | null;
      in_stock: boolean;
      on_sale: boolean;
      pre_sale: boolean;
      cod_allowed: boolean;
      /** How much it is wanted, from 0 to 1. */
      weight: number;
      shown_at: Date;
    };
    search_word: {
      word: string;
      documents: number;
      /** The word, and what is left of it without one or two of its letters. */
      remains: string[];
    };
    search_query: {
      query: string;
      fortnight: number;
      /** A hash whose key changes each fortnight. */
      asker: string;
      /** As it was typed. */
      shown: string;
    };
  }
}
