import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawCoat } from '../../forge/drawCoat.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';

export const forestElf: Toy = {
  finish: 'matte',
  rank: 'rare',
  draw: (pen) => {
    const hood = 'M300 40C340 70 470 110 470 250C470 350 410 384 300 384S130 350 130 250C130 110 260 70 300 40Z';
    const ear = 'M160 250C110 214 60 206 22 214C50 262 100 300 164 296Z';
    const fringe =
      'M170 240C166 160 240 130 300 132C380 130 436 170 430 240C410 226 400 206 392 190C360 214 320 210 306 188C280 222 216 218 204 192C196 214 188 230 170 240Z';
    return [
      pen.rod('M474 220C560 300 560 430 474 540', '#8a5634', 14),
      pen.line('M474 220V540', '#fff4e4', 4),
      drawCoat(pen, { color: '#3f8a4a', trim: '#c9e06a', shoes: '#8a5634', width: 220, inside: '#e8d8a8' }),
      pen.solid(ear, '#ffdcb8'),
      pen.solid(mirror(ear), '#ffdcb8'),
      pen.soft(100, 244, 40, 20, '#ff7f7f', 0.7),
      pen.soft(500, 244, 40, 20, '#ff7f7f', 0.7),
      pen.solid(hood, '#4fa858'),
      pen.rim(hood),
      pen.solid(egg(300, 258, 266, 226, { cheek: 0.6 }), '#ffdcb8'),
      pen.solid(fringe, '#ff8a3d', 'gloss'),
      drawFace(pen, { y: 272, gap: 126, kind: 'wink', iris: '#2f9a4a', mouth: 'grin', drop: 40, size: 1.05 }),
      pen.solid('M300 52C260 50 240 20 250 -8C290 -4 312 20 300 52Z', '#9ad84a', 'gloss'),
      pen.solid('M300 52C330 56 368 40 372 12C336 8 306 22 300 52Z', '#7cc23a', 'gloss'),
      pen.solid('M280 392L300 376L320 392L312 416H288Z', '#c9e06a', 'gloss'),
      drawArm(pen, { side: 'left', pose: 'hold', color: '#3f8a4a', hand: '#ffdcb8', reach: 70, y: 412 }),
      drawArm(pen, { side: 'right', pose: 'point', color: '#3f8a4a', hand: '#ffdcb8', reach: 70, y: 412 }),
    ];
  },
};
