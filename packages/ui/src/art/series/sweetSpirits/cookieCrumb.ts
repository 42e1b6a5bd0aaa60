import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';

export const cookieCrumb: Toy = {
  finish: 'matte',
  rank: 'common',
  zoom: 1.12,
  draw: (pen) => {
    const cookie =
      'M300 84C346 84 372 96 396 112C388 136 402 158 426 156C424 182 446 198 466 192C474 212 478 224 478 246C478 340 404 408 300 408S122 340 122 246S196 84 300 84Z';
    const chips = [
      [196, 160, 22],
      [280, 128, 18],
      [356, 176, 20],
      [156, 246, 16],
      [436, 250, 18],
      [206, 372, 16],
      [392, 366, 17],
    ] as const;
    return [
      drawBody(pen, { color: '#e8b06c', belly: '#f8d7a4', shoes: '#8a4a2a' }),
      drawArm(pen, { side: 'left', pose: 'down', color: '#e8b06c', y: 410 }),
      pen.solid(cookie, '#d9924a'),
      pen.rim(cookie),
      pen.within(cookie, pen.soft(250, 190, 150, 130, '#ffd592', 0.8)),
      chips
        .map(
          ([x, y, r]) =>
            pen.ball(x, y, r, r * 0.82, '#4a2416', { finish: 'gloss' }) +
            pen.gloss(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.18),
        )
        .join(''),
      drawFace(pen, { y: 270, gap: 134, kind: 'bead', size: 1.25, iris: '#8a4a2a', mouth: 'open', drop: 30 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#e8b06c', reach: 78, y: 430 }),
      [
        [462, 140, 14],
        [494, 168, 9],
        [452, 104, 8],
        [500, 536, 13],
        [530, 548, 8],
        [84, 546, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r * 0.85, '#d9924a'))
        .join(''),
    ];
  },
};
