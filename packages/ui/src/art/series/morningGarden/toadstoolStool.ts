import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawLeaf } from '../../forge/drawLeaf.ts';

export const toadstoolStool: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const cap = 'M40 290C40 130 160 50 300 50S560 130 560 290C560 340 470 330 300 330S40 340 40 290Z';
    const stem = 'M196 310C200 400 170 470 160 520C150 566 450 566 440 520C430 470 400 400 404 310Z';
    return [
      drawLeaf(pen),
      pen.solid(stem, '#fff3df', 'matte'),
      pen.under(stem, 0.6),
      pen.rim(stem),
      drawFace(pen, { y: 416, gap: 124, kind: 'happy', mouth: 'cat', drop: 36, size: 1.1 }),
      pen.ball(176, 478, 27, 24, '#fff3df', { turn: 30 }),
      pen.ball(424, 478, 27, 24, '#fff3df', { turn: -30 }),
      pen.solid('M70 306C140 350 460 350 530 306C470 356 400 362 300 362S130 356 70 306Z', '#ffd9c0', 'matte'),
      pen.solid(cap, '#e8303f'),
      pen.within(
        cap,
        [
          [180, 150, 44, 38],
          [330, 104, 50, 36],
          [450, 200, 46, 44],
          [300, 232, 56, 46],
          [110, 264, 36, 38],
          [530, 296, 30, 30],
          [420, 316, 30, 20],
        ]
          .map(([x = 0, y = 0, a = 0, b = 0]) => pen.ball(x, y, a, b, '#fff8ee'))
          .join(''),
      ),
      pen.rim(cap),
      pen.gloss(150, 118, 60, 18, -36),
    ];
  },
};
