import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawSeated } from '../../forge/drawSeated.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { tail } from './tail.ts';

export const milkToothRex: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const jaw = 'M120 250C120 210 480 210 480 250C492 370 410 404 300 404S108 370 120 250Z';
    const skull = egg(300, 180, 350, 220, { cheek: 0.66, top: 0.66, bottom: 0.5 });
    const gum = 'M150 252C200 236 400 236 450 252C446 346 390 378 300 378S154 346 150 252Z';
    const tooth = (x: number, y: number, size: number): string =>
      pen.flat(
        `M${x - size} ${y}Q${x} ${y - 6} ${x + size} ${y}L${x + 3} ${y + size * 1.9}Q${x} ${y + size * 2.1} ${x - 3} ${y + size * 1.9}Z`,
        '#fffbe8',
      );
    return [
      pen.solid(tail, '#ff7a45'),
      drawSeated(pen, { color: '#ff7a45', belly: '#ffe2a8', sole: '#ffd08a', top: 360, plates: '#f0a45a' }),
      pen.solid(jaw, '#ff7a45'),
      pen.flat(gum, '#7a1230'),
      pen.within(gum, pen.ball(300, 380, 90, 56, '#ff6f8f') + pen.line('M300 340V400', '#d8405f', 5)),
      pen.solid(skull, '#ff8a4d'),
      pen.rim(skull),
      [186, 236, 364, 414].map((x) => tooth(x, 270 - Math.abs(300 - x) * 0.1, 17)).join(''),
      pen.solid(
        'M212 84C204 50 222 40 238 54C246 26 270 24 280 48C292 24 318 26 324 50C336 32 362 34 364 60C382 52 394 68 386 90C340 60 260 60 212 84Z',
        '#7a3bd0',
      ),
      pen.dot(270, 208, 8, 6, '#8a2a18'),
      pen.dot(330, 208, 8, 6, '#8a2a18'),
      drawFace(pen, { y: 168, gap: 196, kind: 'slit', iris: '#ffd23f', brows: 'fierce', size: 1.05 }),
      pen.gloss(196, 118, 40, 14, -28),
      pen.flat('M180 356l12 -26q8 -2 14 0l10 26z M394 356l12 -26q8 -2 14 0l10 26z', '#fffbe8'),
      pen.solid(limb(214, 424, 178, 440, 36, 32), '#ff7a45'),
      pen.solid(limb(386, 424, 424, 396, 36, 32), '#ff7a45'),
      pen.soft(446, 372, 44, 44, '#fff6cf', 0.8),
      pen.solid(
        'M426 364C428 346 444 356 448 356S470 346 470 364C470 380 462 400 458 400S450 382 448 382S442 400 438 400S426 380 426 364Z',
        '#fffdf0',
      ),
    ];
  },
};
