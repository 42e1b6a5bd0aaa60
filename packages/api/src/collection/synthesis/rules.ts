import type { Item } from '../items/contract.ts';
import type { Recipe } from './contract.ts';

/** Whether a toy is one that a recipe takes. */
export function fits(
  { rarity, series_id }: Pick<Item, 'rarity' | 'series_id'>,
  recipe: Pick<Recipe, 'takes_rarity' | 'takes_series_id'>,
): boolean {
  return rarity === recipe.takes_rarity && (recipe.takes_series_id === null || series_id === recipe.takes_series_id);
}
