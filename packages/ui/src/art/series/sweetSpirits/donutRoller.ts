import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { sprinkles } from './sprinkles.ts';

export const donutRoller: Toy = {
  finish: 'gloss',
  rank: 'common',
  zoom: 1.12,
  draw: (pen) => {
    const ring = 'M300 70C412 70 480 140 480 236S412 402 300 402S120 332 120 236S188 70 300 70Z';
    const glaze =
      'M300 78C404 78 470 142 470 226C470 262 446 262 436 284C424 312 404 286 386 306C366 330 350 312 330 326C306 342 294 316 268 328C240 340 230 306 206 310C180 312 176 280 158 268C136 256 130 248 130 226C130 142 196 78 300 78Z';
    return [
      `<g transform="rotate(-9 300 300)">`,
      drawBody(pen, { color: '#eeb76c', belly: '#ffdfae', shoes: '#6ccff0', width: 150 }),
      drawArm(pen, { side: 'left', pose: 'wave', color: '#eeb76c', y: 424 }),
      drawArm(pen, { side: 'right', pose: 'out', color: '#eeb76c', y: 420 }),
      pen.solid(ring, '#e2a257'),
      pen.rim(ring),
      pen.solid(glaze, '#b48cff'),
      pen.ball(300, 178, 48, 44, '#e2a257'),
      pen.flat('M300 144C330 144 342 162 342 180S326 216 300 216S258 198 258 180S270 144 300 144Z', '#2a1450'),
      sprinkles(pen, [
        [190, 160],
        [230, 110],
        [300, 104],
        [376, 118],
        [420, 170],
        [436, 226],
        [164, 222],
        [352, 306],
        [250, 306],
      ]),
      drawFace(pen, { y: 262, gap: 138, kind: 'dizzy', mouth: 'wobble', size: 0.95 }),
      pen.gloss(182, 122, 40, 15, -44),
      pen.gloss(144, 188, 8, 18, 14),
      `</g>`,
    ];
  },
};
