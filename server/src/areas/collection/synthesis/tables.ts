import type { Recipe } from '@mcy/api/collection/synthesis/contract';
import type { Generated } from 'kysely';

/** A synthesis; never changed. */
export interface SynthesisRow {
  synthesis_id: string;
  user_id: string;
  recipe_id: string;
  /** Items it was made of. */
  count: number;
  made_at: Date;
}

declare module '../../../platform/db/database.ts' {
  interface Tables {
    /** What can be made of which toys, until it is stopped or all are given. */
    recipe: {
      recipe_id: string;
      toy_id: string;
      takes: number;
      takes_rarity: Recipe['takes_rarity'];
      /** Null for any series. */
      takes_series_id: string | null;
      stock: number;
      given: Generated<number>;
      created_at: Date;
      stopped_at: Date | null;
    };
    synthesis: SynthesisRow;
  }
}
