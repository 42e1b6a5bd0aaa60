import type { Pen } from './createPen.ts';
import { egg } from './egg.ts';
import { limb } from './limb.ts';

export interface Suit {
  color: string;
  trim: string;
  boots: string;
  /** Of the small lights on the chest. */
  lights?: readonly [string, string, string];
  top?: number;
}

/** A space suit: large boots, a belt, a neck ring, a panel of lights on the chest. */
export function drawSuit(
  pen: Pen,
  { color, trim, boots, lights = ['#ff5d7a', '#ffd23f', '#3fe0c0'], top = 368 }: Suit,
): string {
  const torso = egg(300, (top + 526) / 2, 196, 526 - top, { cheek: 0.56, top: 0.72, bottom: 0.74 });
  return [
    ...[-1, 1].flatMap((side) => {
      const x = 300 + side * 52;
      const boot = `M${x - 40} 516H${x + 40}C${x + 40} 530 ${x + 50} 536 ${x + 50} 550C${x + 50} 558 ${x - 50} 558 ${x - 50} 550C${x - 50} 536 ${x - 40} 530 ${x - 40} 516Z`;
      return [
        pen.solid(limb(x, 480, x, 520, 72, 72), color),
        pen.solid(boot, boots),
        pen.gloss(x - 20, 528, 14, 6, -10, 0.7),
      ];
    }),
    pen.solid(torso, color),
    pen.within(torso, pen.flat('M190 492Q300 516 410 492V510Q300 534 190 510Z', trim)),
    pen.under(torso, 0.5),
    pen.rim(torso),
    pen.solid('M256 424C256 416 344 416 344 424V470C344 480 256 480 256 470Z', trim),
    lights.map((light, index) => pen.dot(274 + index * 26, 438, 8, 8, light)).join(''),
    pen.line('M268 460H318', '#ffffff', 6),
    pen.solid('M222 384C222 364 378 364 378 384S222 404 222 384Z', trim, 'metal'),
  ].join('');
}
