import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawLeaf } from '../../forge/drawLeaf.ts';
import { egg } from '../../forge/egg.ts';

export const dotLadybug: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const wings = 'M60 470C50 300 150 170 300 170S550 300 540 470C536 550 64 550 60 470Z';
    const face = egg(300, 376, 300, 250, { cheek: 0.58 });
    return [
      drawLeaf(pen),
      pen.solid(wings, '#e8262f'),
      pen.rim(wings),
      pen.within(
        wings,
        pen.line('M300 160V300', '#8a0f1a', 8) +
          [
            [300, 216, 40],
            [176, 270, 27],
            [424, 270, 27],
            [106, 380, 25],
            [494, 380, 25],
            [128, 480, 22],
            [472, 480, 22],
          ]
            .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#2a1024'))
            .join(''),
      ),
      pen.gloss(150, 256, 50, 17, -50),
      pen.rod('M240 270Q216 130 170 104M360 270Q384 130 430 104', '#2a1024', 11),
      pen.ball(166, 100, 20, 20, '#e8262f'),
      pen.ball(434, 100, 20, 20, '#e8262f'),
      pen.soft(300, 390, 180, 140, '#2a0512', 0.6),
      pen.solid(face, '#3a2440'),
      pen.rim(face),
      pen.solid(egg(300, 404, 246, 176, { cheek: 0.58 }), '#ffe3d0', 'matte'),
      drawFace(pen, { y: 394, gap: 128, kind: 'round', iris: '#e8262f', mouth: 'smile', drop: 42, size: 1.12 }),
      pen.gloss(216, 296, 32, 12, -30, 0.7),
      pen.ball(204, 530, 44, 25, '#3a2440'),
      pen.ball(396, 530, 44, 25, '#3a2440'),
    ];
  },
};
