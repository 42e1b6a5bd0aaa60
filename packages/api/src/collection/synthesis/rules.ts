import type { Item, ToyGroup } from '../items/contract.ts';
import type { Recipe } from './contract.ts';

/** Whether a toy is one that a recipe takes. */
export function fits(
  { rarity, series_id }: Pick<Item, 'rarity' | 'series_id'>,
  recipe: Pick<Recipe, 'takes_rarity' | 'takes_series_id'>,
): boolean {
  return rarity === recipe.takes_rarity && (recipe.takes_series_id === null || series_id === recipe.takes_series_id);
}

/** The copies of a toy that can go into a recipe while the player keeps one. */
export function sparesOf(
  { item_ids, count }: Pick<ToyGroup, 'item_ids' | 'count'>,
  put: readonly string[],
): readonly string[] {
  const free = item_ids.filter((item_id) => !put.includes(item_id));
  const used = item_ids.length - free.length;
  return free.slice(0, Math.max(0, count - 1 - used));
}
