import type { Pen } from './createPen.ts';
import { egg } from './egg.ts';

export interface Seated {
  color: string;
  belly: string;
  sole: string;
  width?: number;
  top?: number;
  /** Lines across the belly. */
  plates?: string;
}

/** A seated body that shows the soles of its feet. */
export function drawSeated(pen: Pen, { color, belly, sole, width = 256, top = 336, plates }: Seated): string {
  const torso = egg(300, (top + 552) / 2, width, 552 - top, { cheek: 0.7, top: 0.6, bottom: 0.66 });
  const front = egg(300, 468, width * 0.62, 190, { cheek: 0.62 });
  const lines = [430, 462, 494]
    .map((y) => `M${300 - width * 0.3} ${y}Q300 ${y + 15} ${300 + width * 0.3} ${y}`)
    .join('');
  const feet = [-1, 1].map((side) => {
    const x = 300 + side * width * 0.4;
    return [
      pen.ball(x, 508, 56, 50, color, { turn: side * 18 }),
      pen.ball(x + side * 3, 513, 36, 31, sole, { turn: side * 18, finish: 'matte' }),
      [-1, 0, 1].map((toe) => pen.ball(x + toe * 28 + side * 6, 469 + Math.abs(toe) * 9, 13, 12, sole)).join(''),
    ].join('');
  });
  return [
    pen.solid(torso, color),
    pen.within(torso, pen.solid(front, belly, 'matte') + (plates === undefined ? '' : pen.line(lines, plates, 5))),
    pen.under(torso, 0.5),
    pen.rim(torso),
    ...feet,
  ].join('');
}
