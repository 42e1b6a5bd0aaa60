import { round } from './round.ts';

/** A rounded limb from one point to another, as thick as given at each end. */
export function limb(x1: number, y1: number, x2: number, y2: number, from: number, to: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [a, b] = [from / 2, to / 2];
  const at = (...points: readonly number[]): string => points.map(round).join(' ');
  const side = (x: number, y: number, across: number, along: number): readonly number[] => [
    x - dy * across + dx * along,
    y + dx * across + dy * along,
  ];
  return [
    `M${at(...side(x1, y1, a, 0))}`,
    `L${at(...side(x2, y2, b, 0))}`,
    `C${at(...side(x2, y2, b, b * 1.33), ...side(x2, y2, -b, b * 1.33), ...side(x2, y2, -b, 0))}`,
    `L${at(...side(x1, y1, -a, 0))}`,
    `C${at(...side(x1, y1, -a, -a * 1.33), ...side(x1, y1, a, -a * 1.33), ...side(x1, y1, a, 0))}Z`,
  ].join('');
}
