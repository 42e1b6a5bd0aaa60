import { scale } from '../tokens/scale.ts';

/** Where Menu, Popover and Tooltip stand, in px: how far from what opened them, and from the edge of the window. */
export const floatingPlace = {
  sideOffset: Number.parseInt(scale.space.xsmall, 10),
  collisionPadding: Number.parseInt(scale.space.small, 10),
  arrowPadding: Number.parseInt(scale.radius.large, 10),
} as const;
