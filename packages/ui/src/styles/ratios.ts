/** Variants of a frame by aspect ratio. */
export const ratios = {
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '3 / 4' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '3 / 1' },
} as const;
export type Ratio = keyof typeof ratios;
