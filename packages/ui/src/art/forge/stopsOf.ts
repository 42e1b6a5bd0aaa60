import type { Finish } from './Finish.ts';
import { mixColors } from './mixColors.ts';

/** A stop of a gradient: where, color, opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];

const key = '#fffdf4';
const rim = '#cfc4ff';

/** How a color runs over a solid of a finish, from the key light at the upper left to the rim light. */
export function stopsOf(color: string, finish: Finish): readonly Stop[] {
  const shade = shadeOf(color);
  switch (finish) {
    case 'matte':
      return [
        [0, mixColors(color, key, 0.34)],
        [0.5, color],
        [0.86, mixColors(color, shade, 0.55)],
        [1, mixColors(color, shade, 0.4)],
      ];
    case 'flocked':
      return [
        [0, mixColors(color, key, 0.16)],
        [0.55, color],
        [0.84, mixColors(color, shade, 0.6)],
        [1, mixColors(color, key, 0.3)],
      ];
    case 'pearl':
      return [
        [0, mixColors(color, '#ffffff', 0.92)],
        [0.22, mixColors(color, '#ffe3f2', 0.5)],
        [0.52, color],
        [0.76, mixColors(mixColors(color, shade, 0.5), '#8f7bff', 0.25)],
        [0.9, mixColors(color, '#7fe6ff', 0.35)],
        [1, mixColors(color, '#ffffff', 0.65)],
      ];
    case 'glow':
      return [
        [0, mixColors(color, '#ffffff', 0.9)],
        [0.3, mixColors(color, '#ffffff', 0.45)],
        [0.72, color],
        [1, mixColors(color, shade, 0.35)],
      ];
    case 'clear':
      return [
        [0, '#ffffff', 0.75],
        [0.28, mixColors(color, key, 0.5), 0.12],
        [0.62, color, 0.22],
        [0.88, mixColors(color, shade, 0.2), 0.6],
        [1, mixColors(color, '#ffffff', 0.7), 0.85],
      ];
    case 'metal':
      return [
        [0, '#ffffff'],
        [0.2, mixColors(color, key, 0.55)],
        [0.42, color],
        [0.56, mixColors(color, shade, 0.75)],
        [0.72, mixColors(color, shade, 0.35)],
        [0.9, mixColors(color, key, 0.35)],
        [1, mixColors(color, shade, 0.6)],
      ];
    default:
      return [
        [0, mixColors(color, key, 0.66)],
        [0.2, mixColors(color, key, 0.28)],
        [0.5, color],
        [0.82, mixColors(color, shade, 0.7)],
        [0.92, mixColors(color, shade, 0.55)],
        [1, mixColors(color, rim, 0.55)],
      ];
  }
}

/** The color in the violet shadow of the stage. */
function shadeOf(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const dim = (value = 0, share = 0): string =>
    Math.round(value * share)
      .toString(16)
      .padStart(2, '0');
  return `#${dim(red, 0.56)}${dim(green, 0.4)}${dim(blue, 0.66)}`;
}
