import type { Item } from './contract.ts';
import type { Hindrance, ItemAction } from './words.ts';

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
