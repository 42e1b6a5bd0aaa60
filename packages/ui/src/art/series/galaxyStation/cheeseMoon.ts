import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const cheeseMoon: Toy = {
  finish: 'glow',
  rank: 'common',
  draw: (pen) => {
    const moon =
      'M366 44C230 30 90 130 90 300S230 566 380 552C446 546 490 516 510 480C410 510 300 440 296 300C292 190 350 110 430 76C410 58 390 48 366 44Z';
    return [
      pen.soft(290, 300, 290, 290, '#ffe98a', 0.5),
      pen.solid(moon, '#ffd23f'),
      pen.within(
        moon,
        [
          [140, 200, 26],
          [262, 96, 20],
          [130, 380, 32],
          [240, 500, 28],
          [360, 520, 20],
          [330, 70, 13],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              pen.dot(x, y, r, r * 0.9, '#d9920f', { opacity: 0.85 }) +
              pen.dot(x + 3, y + 4, r * 0.8, r * 0.7, '#f0ae1c'),
          )
          .join(''),
      ),
      pen.rim(moon),
      drawFace(pen, { x: 204, y: 284, gap: 106, kind: 'shut', mouth: 'cat', drop: 38, size: 0.95 }),
      pen.gloss(206, 130, 40, 15, -46, 0.9),
      pen.ball(372, 356, 28, 30, '#b9a6e6', { finish: 'matte' }),
      pen.ball(452, 356, 28, 30, '#b9a6e6', { finish: 'matte' }),
      pen.soft(372, 358, 17, 19, '#ff8fb8', 0.9),
      pen.soft(452, 358, 17, 19, '#ff8fb8', 0.9),
      pen.solid(egg(412, 462, 92, 96), '#b9a6e6', 'matte'),
      pen.solid(egg(412, 394, 104, 90, { cheek: 0.6 }), '#c9b8f0', 'matte'),
      drawFace(pen, { x: 412, y: 392, gap: 50, kind: 'bead', mouth: 'cat', drop: 24, size: 0.72 }),
      pen.rod('M452 490C510 500 520 440 494 430', '#e09ab8', 8),
      pen.solid('M384 444L440 436L436 478Z', '#ffb52e', 'matte'),
    ];
  },
};
