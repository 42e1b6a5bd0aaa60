import type { Pen } from './createPen.ts';
import { egg } from './egg.ts';
import { limb } from './limb.ts';

export interface Body {
  color: string;
  belly?: string;
  legs?: string;
  shoes?: string;
  width?: number;
  /** From the neck to the lowest point. */
  top?: number;
  bottom?: number;
  /** Between the feet's middles. */
  stance?: number;
  foot?: number;
}

/** A small standing body: legs, feet, a pear of a torso in the shadow of the head. */
export function drawBody(
  pen: Pen,
  { color, belly, legs = color, shoes = legs, width = 168, top = 350, bottom = 524, stance = 92, foot = 43 }: Body,
): string {
  const torso = egg(300, (top + bottom) / 2, width, bottom - top, { cheek: 0.66, top: 0.62, bottom: 0.62 });
  const [left, right] = [300 - stance / 2, 300 + stance / 2];
  return [
    pen.solid(limb(left, bottom - 30, left - 3, 530, foot * 1.35, foot * 1.3), legs),
    pen.solid(limb(right, bottom - 30, right + 3, 530, foot * 1.35, foot * 1.3), legs),
    pen.ball(left - 8, 537, foot, foot * 0.56, shoes),
    pen.ball(right + 8, 537, foot, foot * 0.56, shoes),
    pen.gloss(left - 20, 528, foot * 0.3, foot * 0.13, -14, 0.6),
    pen.gloss(right - 6, 528, foot * 0.3, foot * 0.13, -14, 0.6),
    pen.solid(torso, color),
    belly === undefined
      ? ''
      : pen.within(torso, pen.ball(298, bottom - 44, width * 0.32, 58, belly, { finish: 'matte' })),
    pen.under(torso),
    pen.rim(torso),
  ].join('');
}
