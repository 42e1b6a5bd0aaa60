import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { star } from '../../forge/star.ts';
import { face } from './face.ts';

export const capeHero: Toy = {
  finish: 'gloss',
  rank: 'common',
  zoom: 1.04,
  draw: (pen) => {
    const cape =
      'M230 384C140 410 70 470 40 520C110 510 140 540 170 552C260 520 340 520 430 552C460 540 490 500 540 520C510 470 460 410 370 384Z';
    const hair =
      'M146 244C126 140 200 96 250 92C260 60 330 40 366 66C340 70 340 84 344 92C410 96 476 140 454 244C436 226 430 196 404 178C360 200 250 206 196 178C170 196 164 226 146 244Z';
    const mask =
      'M150 254C190 222 260 232 300 250C340 232 410 222 450 254C456 300 420 318 372 314C340 314 320 292 300 288C280 292 260 314 228 314C180 318 144 300 150 254Z';
    return [
      pen.solid(cape, '#e5343f'),
      pen.rim(cape),
      drawBody(pen, { color: '#ffc928', shoes: '#e5343f', legs: '#2f6fe0', width: 176 }),
      pen.flat(star(300, 448, 36), '#e5343f'),
      pen.solid(face, '#e8b088', 'matte'),
      pen.rim(face),
      pen.solid(hair, '#3a2418'),
      pen.gloss(226, 128, 40, 14, -24, 0.6),
      pen.solid(mask, '#2f6fe0'),
      drawFace(pen, { y: 268, gap: 138, kind: 'round', iris: '#2f6fe0', mouth: 'grin', drop: 54, size: 0.95 }),
      pen.solid('M240 376C270 396 330 396 360 376L366 404C330 420 270 420 234 404Z', '#e5343f'),
      drawArm(pen, { side: 'left', pose: 'out', color: '#ffc928', hand: '#e8b088', reach: 76, y: 414 }),
      drawArm(pen, { side: 'right', pose: 'up', color: '#ffc928', hand: '#e8b088', reach: 104, y: 420 }),
      pen.ball(496, 268, 56, 56, '#ffffff'),
      pen.within(
        egg(496, 268, 112, 112),
        pen.flat(star(496, 268, 26, { depth: 0.8 }), '#2a1440') +
          pen.line('M496 242V212M521 260L552 246M512 290L530 316M480 290L462 316M471 260L440 246', '#2a1440', 5),
      ),
    ];
  },
};
