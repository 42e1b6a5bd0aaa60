import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { star } from '../../forge/star.ts';
import { face } from './face.ts';

export const moonPrincess: Toy = {
  finish: 'pearl',
  rank: 'top',
  draw: (pen) => {
    const back =
      'M300 80C440 80 492 190 482 300C476 400 520 470 500 520C450 500 430 440 430 380C390 430 210 430 170 380C170 440 150 500 100 520C80 470 124 400 118 300C108 190 160 80 300 80Z';
    const fringe =
      'M146 256C132 130 220 96 300 98C380 96 468 130 454 256C430 236 424 200 396 172C350 210 250 220 190 184C172 206 168 238 146 256Z';
    const gown = (y: number, wide: number): string =>
      `M240 ${y - 70}C220 ${y - 40} ${300 - wide} ${y - 20} ${300 - wide} ${y}C${300 - wide} ${y + 26} ${300 + wide} ${y + 26} ${300 + wide} ${y}C${300 + wide} ${y - 20} 380 ${y - 40} 360 ${y - 70}Z`;
    return [
      pen.solid(back, '#b59bff'),
      pen.solid(gown(530, 176), '#ffe9a8'),
      pen.solid(gown(488, 138), '#fff1c8'),
      pen.solid(gown(440, 96), '#ffe9a8'),
      pen.under(gown(440, 96), 0.5),
      [-140, -84, -28, 28, 84, 140].map((x) => pen.flat(star(300 + x, 534, 12), '#c99bff')).join(''),
      pen.ball(138, 116, 62, 60, '#b59bff'),
      pen.ball(462, 116, 62, 60, '#b59bff'),
      pen.solid(face, '#ffe2d2', 'matte'),
      pen.rim(face),
      pen.solid(fringe, '#c3acff'),
      drawFace(pen, {
        y: 272,
        gap: 138,
        kind: 'round',
        iris: '#7b4dff',
        mouth: 'smile',
        drop: 42,
        lashes: true,
        size: 1.12,
      }),
      pen.gloss(220, 140, 44, 14, -24, 0.8),
      pen.soft(300, 70, 90, 70, '#fff0a8', 0.8),
      pen.solid(
        'M338 20C290 20 268 50 274 84C280 116 320 128 346 112C316 108 300 88 302 64C304 42 318 26 338 20Z',
        '#ffd257',
        'metal',
      ),
      pen.solid('M200 122C240 100 360 100 400 122L396 138C360 118 240 118 204 138Z', '#ffd257', 'metal'),
      drawArm(pen, { side: 'left', pose: 'hold', color: '#ffe2d2', reach: 74, y: 404, thick: 42 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#ffe2d2', reach: 74, y: 420, thick: 42 }),
    ];
  },
};
