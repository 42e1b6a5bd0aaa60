import type { House } from '../house.ts';

/** Colours written out; what is mixed of tokens, or turned `from` one, is none. */
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;
/** Pixels; none at all is no length, and a threshold of half a pixel is arithmetic. */
const rawPixels = /(?<![\d.])(?!0px)\d+px\b/g;
/** Properties whose every value is a token. The size of a picture or a column is its own. */
const tokenised =
  /^\s*(?:padding|margin|gap|rowGap|columnGap|border(?!Image)|fontSize|lineHeight|letterSpacing|boxShadow|outline|backdropFilter|inset|top|right|bottom|left)\w*:/;

/** Colours and pixels that are written where a token belongs: anywhere but in the tokens themselves. */
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

/** What draws in the kit, the areas and the forms. */
export function drawingFiles(house: House): readonly string[] {
  return house
    .filesOf('packages/{ui,forms}/src/**/*.{ts,tsx}')
    .filter((path) => !/\/(tokens|fixtures|texts|testing)\/|\.(test|stories)\.tsx?$/.test(path));
}
