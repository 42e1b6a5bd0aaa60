import type { Pen } from './createPen.ts';
import { type Eyes, drawEyes } from './drawEyes.ts';
import { type MouthKind, drawMouth } from './drawMouth.ts';

export interface Face extends Eyes {
  /** None where a beak or snout has it. */
  mouth?: MouthKind;
  /** How far below the eyes. */
  drop?: number;
  blush?: string;
}

/** Eyes, mouth and blush. */
export function drawFace(pen: Pen, { mouth, drop = 34, blush = '#ff6f91', ...eyes }: Face): string {
  const { x = 300, y, gap, size = 1 } = eyes;
  const cheeks = [-1, 1].map((side) =>
    pen.soft(x + side * (gap / 2 + 26 * size), y + 36 * size, 34 * size, 21 * size, blush, 0.75),
  );
  return (
    cheeks.join('') +
    drawEyes(pen, eyes) +
    (mouth === undefined ? '' : drawMouth(pen, mouth, y + drop * size, { x, size }))
  );
}
