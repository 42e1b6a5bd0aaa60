import type { Item } from './contract.ts';
import type { ItemAction, ItemState } from './words.ts';

/** Why an action is not possible: where the item is, or what its toy does not allow. */
export type Hindrance = Exclude<ItemState, 'held'> | 'may_not_gift' | 'may_not_decompose';

/** Returns why a player may not do this with an item now; null when they may. */
export function hindranceOf(
  { state, may_gift, may_decompose }: Pick<Item, 'state' | 'may_gift' | 'may_decompose'>,
  action: ItemAction,
): Hindrance | null {
  if (state !== 'held') return state;
  if (action === 'gift' && !may_gift) return 'may_not_gift';
  if (action === 'decompose' && !may_decompose) return 'may_not_decompose';
  return null;
}
