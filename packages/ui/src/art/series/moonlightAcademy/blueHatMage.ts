import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawCoat } from '../../forge/drawCoat.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { star } from '../../forge/star.ts';
import { face } from './face.ts';

export const blueHatMage: Toy = {
  finish: 'gloss',
  rank: 'top',
  draw: (pen) => {
    const hat =
      'M134 206C190 180 190 150 214 110C246 60 300 20 390 4C440 -2 470 30 462 60C440 40 410 50 404 80C400 130 430 176 466 206C420 236 180 236 134 206Z';
    const brim = 'M60 214C60 178 190 168 300 168S540 178 540 214S430 254 300 254S60 250 60 214Z';
    const hair =
      'M146 226C128 300 140 350 170 370C176 340 168 300 190 262H410C432 300 424 340 430 370C460 350 472 300 454 226Z';
    return [
      drawCoat(pen, { color: '#2f52d6', trim: '#ffd257', width: 272, inside: '#f0f2ff' }),
      pen.solid(hair, '#eef0ff', 'pearl'),
      pen.solid(face, '#ffd9c0', 'matte'),
      pen.rim(face),
      drawFace(pen, { y: 282, gap: 136, kind: 'round', iris: '#3a7bff', mouth: 'smile', drop: 40, size: 1.05 }),
      pen.line(
        'M262 282C262 302 248 316 230 316S198 302 198 282S212 250 230 250S262 266 262 282ZM402 282C402 302 388 316 370 316S338 302 338 282S352 250 370 250S402 266 402 282ZM262 278Q300 266 338 278',
        '#e0a52e',
        6,
      ),
      pen.solid(
        'M150 220C190 262 236 244 250 222C280 264 330 262 348 222C370 250 420 258 450 220Z',
        '#eef0ff',
        'pearl',
      ),
      pen.solid(brim, '#2440b4'),
      pen.solid(hat, '#3559e6'),
      pen.rim(hat),
      pen.solid('M150 200C200 226 400 226 450 200L440 172C390 196 210 196 166 172Z', '#ffd257', 'metal'),
      pen.flat(star(300, 112, 30), '#ffe28a'),
      pen.flat('M354 70C330 76 326 110 352 118C334 130 312 112 316 92S338 66 354 70Z', '#ffe28a'),
      pen.flat(star(232, 150, 14), '#ffe28a'),
      pen.solid(egg(404, 156, 84, 72), '#3a2a55', 'matte'),
      pen.solid('M368 142L364 104L392 126ZM440 142L446 104L416 126Z', '#3a2a55', 'matte'),
      drawEyes(pen, { x: 404, y: 154, gap: 36, kind: 'lamp', iris: '#ffd23f', size: 0.42 }),
      pen.rod('M470 548L470 300', '#8a5634', 15),
      pen.soft(470, 274, 70, 70, '#8fe0ff', 0.9),
      pen.ball(470, 276, 34, 34, '#7fd0ff', { finish: 'glow' }),
      drawArm(pen, { side: 'right', pose: 'out', color: '#2f52d6', hand: '#ffd9c0', reach: 70, y: 412 }),
      drawArm(pen, { side: 'left', pose: 'down', color: '#2f52d6', hand: '#ffd9c0', reach: 66, y: 412 }),
    ];
  },
};
