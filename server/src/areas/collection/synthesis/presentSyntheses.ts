import type { Synthesis } from '@mcy/api/collection/synthesis/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { readMaking } from '../items/readMaking.ts';
import { presentToy, toyColumns } from '../items/presentItem.ts';
import type { SynthesisRow } from './tables.ts';

/** A player's syntheses with what was put in and made, read together. */
export async function presentSyntheses(
  db: Database,
  rows: readonly SynthesisRow[],
  locale: Locale,
): Promise<Synthesis[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const ids = rows.map(({ synthesis_id }) => synthesis_id);
  const [making, recipes] = await Promise.all([
    readMaking(db, { user_id: first.user_id, ids, locale }),
    db
      .selectFrom('recipe')
      .innerJoin('toy', 'toy.toy_id', 'recipe.toy_id')
      .innerJoin('series', 'series.series_id', 'toy.series_id')
      .select(toyColumns)
      .select('recipe.recipe_id')
      .where('recipe_id', '=', (is) => is.fn.any(is.val(rows.map(({ recipe_id }) => recipe_id))))
      .execute(),
  ]);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.recipe_id, recipe]));
  return rows.flatMap(({ synthesis_id, recipe_id, made_at }) => {
    const recipe = recipeOf.get(recipe_id);
    if (recipe === undefined) return [];
    const { items, item_id } = making(synthesis_id);
    return [{ synthesis_id, toy: presentToy(recipe, locale), items, item_id, made_at: made_at.toISOString() }];
  });
}
