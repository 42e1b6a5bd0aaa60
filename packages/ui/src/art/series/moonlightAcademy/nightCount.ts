import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { mirror } from '../../forge/mirror.ts';
import { face } from './face.ts';

export const nightCount: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const cape =
      'M230 380C130 400 96 480 80 548C120 530 150 540 180 552C220 530 380 530 420 552C450 540 480 530 520 548C504 480 470 400 370 380Z';
    const collar = 'M240 396C190 380 120 330 108 262C170 280 250 320 280 384Z';
    const hair =
      'M140 244C120 110 220 76 300 78C380 76 480 110 460 244C440 214 436 180 412 168C380 176 330 160 300 214C270 160 220 176 188 168C164 180 160 214 140 244Z';
    return [
      pen.solid(cape, '#31204f'),
      pen.rim(cape),
      drawBody(pen, { color: '#2a1c44', belly: '#f5f0ff', shoes: '#120a22', width: 140, legs: '#2a1c44' }),
      pen.solid('M282 400L300 424L318 400L326 440L300 452L274 440Z', '#d8203f'),
      pen.solid(collar, '#d8203f'),
      pen.solid(mirror(collar), '#d8203f'),
      pen.solid(
        'M150 250C120 220 108 250 122 280C132 300 150 300 158 290ZM450 250C480 220 492 250 478 280C468 300 450 300 442 290Z',
        '#d9cdf2',
        'matte',
      ),
      pen.solid(face, '#e6dcf8', 'matte'),
      pen.rim(face),
      pen.solid(hair, '#241436'),
      pen.gloss(220, 118, 48, 14, -22, 0.7),
      drawFace(pen, {
        y: 264,
        gap: 136,
        kind: 'sleepy',
        iris: '#e0203f',
        lid: '#bfaee0',
        mouth: 'fang',
        drop: 42,
        brows: 'fierce',
        size: 1.08,
        blush: '#c77be0',
      }),
      drawArm(pen, { side: 'left', pose: 'down', color: '#31204f', hand: '#e6dcf8', reach: 70, y: 412 }),
      pen.solid('M432 330H508L500 408C500 424 440 424 440 408Z', '#ffd9d9', 'clear'),
      pen.solid('M436 350H504L499 406C499 420 441 420 441 406Z', '#e8323a'),
      pen.rod('M474 344L492 290', '#fff4e4', 9),
      pen.solid('M424 336C430 316 452 316 456 336Z', '#4fae3c'),
      drawArm(pen, { side: 'right', pose: 'point', color: '#31204f', hand: '#e6dcf8', reach: 70, y: 412 }),
    ];
  },
};
