import type { House } from '../house.ts';

/** Literal colors, except those mixed of tokens or derived `from` one. */
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;
/** Literal pixels, except 0 and half-pixel thresholds. */
const rawPixels = /(?<![\d.])(?!0px)\d+px\b/g;
/** Properties that take only tokens. A picture or a column may have its own size. */
const tokenised =
  /^\s*(?:padding|margin|gap|rowGap|columnGap|border(?!Image)|fontSize|lineHeight|letterSpacing|boxShadow|outline|backdropFilter|inset|top|right|bottom|left)\w*:/;

/** Literal colors and pixels outside the tokens. */
export function rawValuesIn(path: string, house: House): readonly string[] {
  const lines = (house.read(path) ?? '').split('\n');
  const inKit = /\/src\/(primitives|patterns|styles)\//.test(path);
  return lines.flatMap((line, index) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
    const code = line.replaceAll(/\/\*.*?\*\//g, '');
    const colors = code.match(rawColor) ?? [];
    const pixels = path.endsWith('.css.ts') && (inKit || tokenised.test(code)) ? (code.match(rawPixels) ?? []) : [];
    return [...colors, ...pixels].map((value) => `${path}:${index + 1} ${value}`);
  });
}

/** The files with styles in the kit, the areas and the forms. */
export function drawingFiles(house: House): readonly string[] {
  return house
    .filesOf('packages/{ui,forms}/src/**/*.{ts,tsx}')
    .filter((path) => !/\/(art|tokens|fixtures|texts|testing)\/|\.(test|stories)\.tsx?$/.test(path));
}
