import { scale } from '../tokens/scale.ts';

/** Position of Menu, Popover and Tooltip, in px: distance from the anchor, and from the edge of the window. */
export const floatingPlace = {
  sideOffset: Number.parseInt(scale.space.xsmall, 10),
  collisionPadding: Number.parseInt(scale.space.small, 10),
  arrowPadding: Number.parseInt(scale.radius.large, 10),
} as const;
