const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Variants of a text that is cut off with an ellipsis after so many lines. */
export const lineClamps = {
  1: { ...clamped, WebkitLineClamp: 1 },
  2: { ...clamped, WebkitLineClamp: 2 },
  3: { ...clamped, WebkitLineClamp: 3 },
};
