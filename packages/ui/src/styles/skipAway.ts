import { vars } from '../tokens/contract.css.ts';

/**
 * Styles of an item in a list that may be long: far from the window, the browser neither lays it out nor paints it. It stays reachable by
 * keyboard, screen reader and search. The first dozen are always laid out: they are near, and a few items are no list.
 */
export const fromTheThirteenth = ':nth-child(n + 13)';

/** `size` is its height until it has been laid out once. */
export const skippedWhenAway = (size: string) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${size}` }) as const;

/** Focus rings, shadows and what moves reach beyond an item that does not clip itself. */
export const reach = vars.space.large;

/** Safari cannot widen what an item may paint on. */
export const canReach = '(overflow-clip-margin: 1px)';
