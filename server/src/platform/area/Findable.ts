import type { Locale, Translated } from '@mcy/api/contract';
import type { Database } from '../db/database.ts';
import { definePort } from './Port.ts';

/** What the search knows of something that can be found. */
export interface FindableDocument {
  subject_id: string;
  /** Found first by these. */
  name: Translated;
  /** Other words for it, such as its series, in any language. */
  also: readonly string[];
  /** Its description. */
  about: readonly string[];
  series_id: string | null;
  category: string | null;
  /** Coins; null for what has no price. */
  price: number | null;
  in_stock: boolean;
  on_sale: boolean;
  pre_sale: boolean;
  cod_allowed: boolean;
  /** How much it is wanted among what fits the words equally, from 0 to 1. */
  weight: number;
  shown_at: Date;
}

/** Something that was found, as its page knows it now. */
export interface FoundThing {
  name: string;
  series_name: string | null;
  category: string | null;
  image: string;
  price: number | null;
  list_price: number | null;
  price_varies: boolean;
  in_stock: boolean;
  pre_sale: boolean;
  cod_allowed: boolean;
  /** Its page in the app. */
  path: string;
}

/** A kind of thing that people can search for. An area hands it over in `finds`. */
export interface Findable {
  kind: string;
  /** What one of them is called. */
  label: Translated;
  /** A stamp for each thing that can be found now: where it differs from the last one, the document is made again. */
  stamp: (db: Database, now: Date) => Promise<ReadonlyMap<string, string>>;
  read: (db: Database, ids: readonly string[], now: Date) => Promise<readonly FindableDocument[]>;
  /** Those of them that are still there. */
  present: (
    db: Database,
    ids: readonly string[],
    shownTo: { locale: Locale; now: Date },
  ) => Promise<ReadonlyMap<string, FoundThing>>;
}

/** What can be found in all areas. */
export const findables = definePort<readonly Findable[]>('what people can search for');
