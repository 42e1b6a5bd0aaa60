/** Minimum widths, in px, of the layouts above phone size: the rail and the full desktop. */
export const breakpoints = { tablet: 768, desktop: 1280 } as const;

/** Media queries; everything outside them is for phones. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** A pointer that can hover: hover styles apply only there. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
