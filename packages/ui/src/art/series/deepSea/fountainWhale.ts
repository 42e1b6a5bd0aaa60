import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawMouth } from '../../forge/drawMouth.ts';
import { star } from '../../forge/star.ts';

export const fountainWhale: Toy = {
  finish: 'gloss',
  rank: 'last',
  draw: (pen) => {
    const body =
      'M60 370C60 240 170 180 290 180C430 180 500 270 500 372C500 480 420 548 280 548C140 548 60 480 60 370Z';
    const belly = 'M60 396C140 440 400 440 500 400C490 490 410 552 280 552C140 552 70 480 60 396Z';
    const fluke =
      'M446 420C500 400 520 350 516 300C480 290 460 250 470 220C510 224 534 244 540 270C552 246 576 232 600 234C604 270 584 296 556 304C570 400 530 500 440 500Z';
    return [
      pen.solid('M280 196C270 130 276 100 300 80C324 100 330 130 316 196Z', '#9fe4ff'),
      pen.solid('M296 110C240 30 160 50 160 120C160 150 200 150 204 124C210 96 250 90 296 130Z', '#9fe4ff'),
      pen.solid('M300 110C360 30 440 50 440 120C440 150 400 150 396 124C390 96 350 90 304 130Z', '#9fe4ff'),
      pen.solid('M300 116C262 50 280 20 300 8C322 20 340 50 300 116Z', '#d4f4ff'),
      [
        [150, 176, 13],
        [446, 176, 13],
        [188, 164, 8],
        [412, 168, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r * 1.25, '#bdeeff'))
        .join(''),
      pen.solid(fluke, '#2f7ff0'),
      pen.solid(body, '#3f92ff'),
      pen.within(
        body,
        pen.solid(belly, '#eaf6ff', 'pearl') +
          pen.line('M130 446V560M190 458V560M250 462V560M310 462V560M370 456V560M430 440V560', '#a9cdf0', 6),
      ),
      pen.rim(body),
      drawFace(pen, { x: 270, y: 340, gap: 240, kind: 'round', iris: '#2ad0e8', lashes: true, size: 1.2 }),
      drawMouth(pen, 'open', 388, { x: 270, size: 1.15 }),
      pen.gloss(150, 252, 64, 20, -34),
      pen.gloss(92, 330, 9, 26, 14),
      pen.solid('M176 440C120 450 90 500 100 536C140 540 190 510 208 470Z', '#2f7ff0'),
      pen.solid('M372 440C420 450 450 490 446 532C410 540 366 510 350 470Z', '#2f7ff0'),
      ...[
        [64, 520, '#ff7fb0'],
        [520, 530, '#ffd257'],
      ].map(
        ([x, y, color]) =>
          pen.rod(`M${x} 560V${Number(y) + 8}`, '#3fae5a', 8) +
          pen.solid(star(Number(x), Number(y) - 6, 30, { points: 6, depth: 0.56 }), String(color)) +
          pen.ball(Number(x), Number(y) - 6, 9, 9, '#fff3c0'),
      ),
    ];
  },
};
