import type { Recipe } from '@mcy/api/collection/synthesis/contract';
import type { DemoTimes } from '../../../../platform/area/DemoDay.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { demoId } from '../../../../platform/db/demoId.ts';
import { openRecipe } from '../openRecipe.ts';

interface DemoRecipe {
  toy: string;
  takes: number;
  rarity: Recipe['takes_rarity'];
  /** Of any series without it. */
  series?: string;
  stock: number;
}

/** The demo's recipes; those shown first come last. */
const recipes: readonly DemoRecipe[] = [
  { toy: 'whisker-dragon', takes: 6, rarity: 'rare', series: 'dragon-valley', stock: 10 },
  { toy: 'still-swan', takes: 5, rarity: 'rare', stock: 15 },
  { toy: 'moon-jelly', takes: 5, rarity: 'common', series: 'deep-sea', stock: 30 },
  { toy: 'saucer-taxi', takes: 4, rarity: 'common', series: 'galaxy-station', stock: 30 },
  { toy: 'lamp-genie', takes: 6, rarity: 'common', stock: 40 },
];

/** Publishes what is missing of the demo's recipes. */
export async function openDemoRecipes(db: Database, { opened }: DemoTimes): Promise<void> {
  const known = await db.selectFrom('recipe').select('recipe_id').execute();
  const ids = new Set(known.map(({ recipe_id }) => recipe_id));
  for (const [place, { toy, takes, rarity, series, stock }] of recipes.entries()) {
    const recipe_id = demoRecipeId(place);
    if (ids.has(recipe_id)) continue;
    await openRecipe(db, {
      recipe_id,
      toy_id: demoId(`toy/${toy}`),
      takes,
      takes_rarity: rarity,
      takes_series_id: series === undefined ? null : demoId(`series/${series}`),
      stock,
      now: opened,
    });
  }
}

/** In the order of the list. */
function demoRecipeId(place: number): string {
  return `019a0000-0000-7001-8000-${demoId('recipes').slice(-9)}${String(place).padStart(3, '0')}`;
}
