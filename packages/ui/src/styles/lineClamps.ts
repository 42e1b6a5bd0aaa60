const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Variants that truncate text with an ellipsis after a number of lines. */
export const lineClamps = {
  // A clamp would show accents of the next line's capitals.
  1: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: { ...clamped, WebkitLineClamp: 2 },
  3: { ...clamped, WebkitLineClamp: 3 },
};
