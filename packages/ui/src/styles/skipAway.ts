/** A few items are no list: the first six of a Grid, what a phone shows of it, are always laid out. */
export const fromTheSeventh = ':nth-child(n + 7)';

/**
 * Styles of an item in a list that may be long: far from the window, the browser neither lays it out nor paints it. It stays reachable by
 * keyboard, screen reader and search. `size` is its height until it has been laid out once.
 */
export const skippedWhenAway = (size: string) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${size}` }) as const;

/** Focus rings, shadows and what moves reach beyond an item that does not clip itself: the shadow of a lifted card goes 48 px down. */
export const reach = '52px';

/** Safari cannot widen what an item may paint on. */
export const canReach = '(overflow-clip-margin: 1px)';
