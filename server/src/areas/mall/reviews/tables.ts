import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What buyers say of a line of their order. */
    review: {
      review_id: string;
      order_id: string;
      variant_id: string;
      product_id: string;
      user_id: string;
      stars: number;
      words: string | null;
      /** How many it has. */
      photos: number;
      created_at: Date;
      changed_at: Generated<Date | null>;
      /** Null while everybody can read it. */
      hidden_at: Generated<Date | null>;
      hidden_by: Generated<string | null>;
      hidden_reason: Generated<string | null>;
      answer: Generated<string | null>;
      answered_at: Generated<Date | null>;
      answered_by: Generated<string | null>;
    };
    review_photo: {
      review_id: string;
      position: number;
      /** Null for a picture of the shop's own. */
      file_id: string | null;
      url: string;
    };
    /** Of the reviews that everybody can read; written by triggers of `review`. */
    review_summary: {
      product_id: GeneratedAlways<string>;
      stars_1: GeneratedAlways<number>;
      stars_2: GeneratedAlways<number>;
      stars_3: GeneratedAlways<number>;
      stars_4: GeneratedAlways<number>;
      stars_5: GeneratedAlways<number>;
      with_photos: GeneratedAlways<number>;
      reviews: GeneratedAlways<number>;
      /** All stars together. */
      points: GeneratedAlways<number>;
    };
  }
}
