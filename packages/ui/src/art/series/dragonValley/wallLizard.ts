import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const wallLizard: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const wall = 'M150 40H450C466 40 470 50 470 62V552H130V62C130 50 134 40 150 40Z';
    const body =
      'M300 250C370 250 380 330 366 400C360 470 340 500 372 530C400 556 470 540 470 490C470 460 430 456 432 484C440 490 444 470 436 466L470 452C520 500 480 580 390 580C300 580 262 520 246 440C230 360 232 250 300 250Z';
    const face = egg(300, 208, 268, 190, { cheek: 0.6 });
    const pad = (x: number, y: number): string =>
      pen.ball(x, y, 30, 27, '#ffd23f') +
      [-24, 0, 24].map((dx) => pen.ball(x + dx, y - 20 + Math.abs(dx) * 0.3, 11, 11, '#ffe88a')).join('');
    return [
      pen.solid(wall, '#8c7bb0', 'matte'),
      pen.within(
        wall,
        pen.line(
          'M120 130H480M120 220H480M120 310H480M120 400H480M120 490H480M240 40V130M370 130V220M200 220V310M400 310V400M220 310V310M230 400V490M380 490V560',
          '#5f4f86',
          9,
        ),
      ),
      pen.soft(316, 390, 150, 180, '#1a0a33', 0.55),
      pen.solid(limb(270, 320, 166, 280, 46, 40), '#ffc42e'),
      pen.solid(limb(350, 450, 446, 420, 46, 40), '#ffc42e'),
      pen.solid(limb(266, 440, 176, 470, 46, 40), '#ffc42e'),
      pad(160, 268),
      pad(452, 410),
      pad(166, 470),
      pen.solid(body, '#ffc42e'),
      pen.rim(body),
      [
        [276, 330, 15],
        [322, 372, 18],
        [282, 420, 13],
        [318, 464, 12],
        [360, 540, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#f0762e'))
        .join(''),
      pen.ball(210, 150, 56, 56, '#ffc42e'),
      pen.ball(390, 150, 56, 56, '#ffc42e'),
      pen.solid(face, '#ffd04a'),
      pen.rim(face),
      drawFace(pen, { y: 172, gap: 176, kind: 'wide', iris: '#e0502e', mouth: 'grin', drop: 60, size: 1.05 }),
      pen.gloss(232, 130, 18, 8, -30),
      pen.solid(limb(340, 320, 432, 262, 46, 42), '#ffc42e'),
      pad(440, 238),
    ];
  },
};
