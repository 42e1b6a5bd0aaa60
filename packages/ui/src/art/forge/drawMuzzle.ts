import type { Pen } from './createPen.ts';
import { type MouthKind, drawMouth } from './drawMouth.ts';
import { egg } from './egg.ts';

/** A broad snout with nostrils, and the mouth on it. */
export function drawMuzzle(
  pen: Pen,
  {
    y,
    width,
    height,
    color,
    mouth,
    nose = '#5a2a4a',
  }: { y: number; width: number; height: number; color: string; mouth: MouthKind; nose?: string },
): string {
  const snout = egg(300, y, width, height, { cheek: 0.56, top: 0.7, bottom: 0.66 });
  return [
    pen.soft(300, y + height * 0.2, width * 0.62, height * 0.55, '#2a0f55', 0.35),
    pen.solid(snout, color),
    pen.dot(300 - width * 0.17, y - height * 0.2, 9, 6, nose, { turn: -20 }),
    pen.dot(300 + width * 0.17, y - height * 0.2, 9, 6, nose, { turn: 20 }),
    drawMouth(pen, mouth, y + height * 0.12, { size: 1.05 }),
    pen.gloss(300 - width * 0.22, y - height * 0.34, width * 0.13, height * 0.07, -14, 0.7),
  ].join('');
}
