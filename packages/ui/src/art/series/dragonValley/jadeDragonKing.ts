import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawMuzzle } from '../../forge/drawMuzzle.ts';
import { drawSeated } from '../../forge/drawSeated.ts';
import { mirror } from '../../forge/mirror.ts';
import { head } from './head.ts';
import { tail } from './tail.ts';

export const jadeDragonKing: Toy = {
  finish: 'pearl',
  rank: 'top',
  draw: (pen) => {
    const mane =
      'M300 90C420 60 500 130 494 200C540 220 530 280 500 300C520 350 470 380 440 370C420 420 180 420 160 370C130 380 80 350 100 300C70 280 60 220 106 200C100 130 180 60 300 90Z';
    const antler =
      'M236 120C216 90 212 60 176 52C150 48 140 26 156 20C176 12 190 28 204 34C198 14 204 2 218 4C236 8 226 36 236 54C250 74 262 92 266 112Z';
    const ear = 'M150 196C110 180 76 196 62 226C92 246 132 246 156 232Z';
    const whisker = 'M222 304C160 330 110 300 84 336C68 362 96 380 106 360';
    return [
      pen.solid(tail, '#25b48c'),
      pen.solid(
        'M548 452C536 420 560 396 566 372C580 394 606 410 592 440C588 462 560 468 548 452Z',
        '#ffc93f',
        'metal',
      ),
      pen.solid(mane, '#0d7f74', 'matte'),
      drawSeated(pen, { color: '#2cc79a', belly: '#fff0c2', sole: '#ffe0a0', plates: '#e0a850' }),
      pen.solid(antler, '#ffc93f', 'metal'),
      pen.solid(mirror(antler), '#ffc93f', 'metal'),
      pen.solid(ear, '#2cc79a'),
      pen.solid(mirror(ear), '#2cc79a'),
      pen.solid(head, '#2cc79a'),
      pen.rim(head),
      pen.within(
        head,
        pen.solid('M300 96C340 96 356 130 340 160L300 196L260 160C244 130 260 96 300 96Z', '#ffc93f', 'metal'),
      ),
      drawFace(pen, { y: 226, gap: 168, kind: 'slit', iris: '#f39a1f', brows: 'fierce', size: 1.05 }),
      drawMuzzle(pen, { y: 302, width: 214, height: 112, color: '#a5efcf', mouth: 'fang' }),
      pen.rod(whisker, '#ffc93f', 10),
      pen.rod(mirror(whisker), '#ffc93f', 10),
      pen.gloss(196, 150, 36, 16, -38),
      drawArm(pen, { side: 'left', pose: 'hold', color: '#2cc79a', reach: 90, y: 402 }),
      drawArm(pen, { side: 'right', pose: 'hold', color: '#2cc79a', reach: 90, y: 402 }),
      pen.soft(300, 452, 80, 80, '#fff3a8', 0.9),
      pen.ball(300, 452, 40, 40, '#ff9cc8'),
      pen.gloss(286, 436, 13, 9),
    ];
  },
};
