const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Variants of a text that is cut off with an ellipsis after so many lines. */
export const lineClamps = {
  // A clamp would let the marks of the next line's capitals peep in below.
  1: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: { ...clamped, WebkitLineClamp: 2 },
  3: { ...clamped, WebkitLineClamp: 3 },
};
