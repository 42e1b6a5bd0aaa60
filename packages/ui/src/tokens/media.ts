/** Smallest widths, in px, of the layouts wider than a phone: the rail and the real desktop. */
export const breakpoints = { tablet: 768, desktop: 1280 } as const;

/** Media queries; what is outside all of them is for the phone. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** A pointer that can rest on a thing: only there is hover shown. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
