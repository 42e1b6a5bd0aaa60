import type { Pen } from '../../forge/createPen.ts';

/** A burning candle; the point is the middle of its foot. */
export function candle(pen: Pen, x: number, y: number, color: string): string {
  return [
    pen.solid(`M${x - 11} ${y - 56}H${x + 11}V${y + 6}H${x - 11}Z`, color),
    pen.soft(x, y - 76, 40, 44, '#ffd86b', 0.75),
    pen.solid(
      `M${x} ${y - 104}C${x + 22} ${y - 76} ${x + 14} ${y - 58} ${x} ${y - 58}S${x - 22} ${y - 76} ${x} ${y - 104}Z`,
      '#ff9a2e',
      'glow',
    ),
  ].join('');
}
