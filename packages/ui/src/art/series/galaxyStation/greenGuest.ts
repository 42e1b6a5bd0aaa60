import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawMouth } from '../../forge/drawMouth.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { mirror } from '../../forge/mirror.ts';
import { star } from '../../forge/star.ts';

export const greenGuest: Toy = {
  finish: 'glow',
  rank: 'common',
  draw: (pen) => {
    const skull = 'M300 40C440 40 510 130 486 226C468 300 380 376 300 376S132 300 114 226C90 130 160 40 300 40Z';
    const eye = 'M146 214C176 172 252 212 268 276C240 310 160 300 146 214Z';
    const shirt = egg(300, 444, 186, 170, { cheek: 0.68 });
    return [
      pen.soft(300, 220, 270, 250, '#7dff9a', 0.4),
      pen.solid(limb(262, 500, 258, 540, 52, 50), '#5ee07a'),
      pen.solid(limb(338, 500, 342, 540, 52, 50), '#5ee07a'),
      pen.solid('M206 552C206 534 290 534 290 552ZM310 552C310 534 394 534 394 552Z', '#ff8a5c', 'gloss'),
      pen.solid(shirt, '#ff6f9c', 'matte'),
      pen.within(
        shirt,
        [
          [236, 430],
          [290, 474],
          [356, 440],
          [250, 510],
          [340, 510],
          [300, 410],
        ]
          .map(
            ([x = 0, y = 0]) =>
              pen.flat(star(x, y, 19, { points: 6, depth: 0.5 }), '#fff0a8') + pen.dot(x, y, 5, 5, '#ff8a2e'),
          )
          .join(''),
      ),
      pen.under(shirt, 0.5),
      drawArm(pen, { side: 'left', pose: 'wave', color: '#5ee07a', reach: 74, y: 422, thick: 38 }),
      pen.solid(skull, '#5ee07a'),
      pen.rim(skull),
      pen.flat(eye, '#170a2b'),
      pen.flat(mirror(eye), '#170a2b'),
      pen.within(eye, pen.soft(250, 280, 70, 50, '#3fd0a0', 0.9)),
      pen.within(mirror(eye), pen.soft(350, 280, 70, 50, '#3fd0a0', 0.9)),
      pen.dot(188, 222, 17, 12, '#fff', { turn: 30 }),
      pen.dot(372, 236, 17, 12, '#fff', { turn: -30 }),
      drawMouth(pen, 'smile', 324),
      pen.soft(160, 296, 32, 20, '#ff7fa0', 0.7),
      pen.soft(440, 296, 32, 20, '#ff7fa0', 0.7),
      pen.gloss(212, 108, 52, 22, -32, 0.9),
      drawArm(pen, { side: 'right', pose: 'down', color: '#5ee07a', reach: 72, y: 416, thick: 38 }),
      pen.rod('M408 500C408 470 464 470 464 500', '#6b3a1c', 9),
      pen.solid('M378 500H494C502 500 502 556 494 556H378C370 556 370 500 378 500Z', '#b06a38', 'gloss'),
      pen.line('M400 502V554M472 502V554', '#ffd98a', 8),
      pen.dot(438, 528, 14, 12, '#ffe14d'),
    ];
  },
};
