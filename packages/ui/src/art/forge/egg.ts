import { round } from './round.ts';

/** A closed shape, even on both sides: a head, a body. `cheek` says how far down it is widest; 0.55 is round, 0.8 square. */
export function egg(
  x: number,
  y: number,
  width: number,
  height: number,
  { cheek = 0.55, top = 0.58, bottom = 0.58 }: { cheek?: number; top?: number; bottom?: number } = {},
): string {
  const [left, right, high, low] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const wide = high + cheek * height;
  const [up, down] = [wide - (wide - high) * top, wide + (low - wide) * bottom];
  const [thin, flat] = [(width / 2) * top, (width / 2) * bottom];
  const at = (...points: readonly number[]): string => points.map(round).join(' ');
  return `M${at(x, high)}C${at(x + thin, high, right, up, right, wide)}C${at(right, down, x + flat, low, x, low)}C${at(x - flat, low, left, down, left, wide)}C${at(left, up, x - thin, high, x, high)}Z`;
}
