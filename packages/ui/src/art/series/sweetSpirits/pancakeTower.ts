import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const pancakeTower: Toy = {
  finish: 'matte',
  rank: 'rare',
  zoom: 1.12,
  draw: (pen) => {
    const cake = (y: number, width: number, x = 300): string =>
      egg(x, y, width, 138, { cheek: 0.55, top: 0.86, bottom: 0.86 });
    const brother = (
      y: number,
      width: number,
      x: number,
      kind: 'sleepy' | 'round' | 'happy',
      mouth: 'pout' | 'cat' | 'open',
    ) =>
      [
        pen.solid(cake(y, width, x), '#f0ae5a'),
        pen.within(
          cake(y, width, x),
          pen.flat(`M0 ${y - 40}H600V${y - 90}H0Z`, '#c9732c', 0.75) +
            pen.flat(`M0 ${y + 48}H600V${y + 90}H0Z`, '#c9732c', 0.7),
        ),
        pen.rim(cake(y, width, x)),
        drawFace(pen, { x, y: y + 2, gap: 150, size: 0.8, kind, iris: '#a8571c', lid: '#e09a48', mouth, drop: 26 }),
      ].join('');
    return [
      pen.ball(238, 530, 46, 27, '#e39b48'),
      pen.ball(362, 530, 46, 27, '#e39b48'),
      pen.solid(limb(130, 450, 84, 486, 44, 40), '#e39b48'),
      pen.solid(limb(470, 450, 516, 486, 44, 40), '#e39b48'),
      brother(450, 396, 300, 'sleepy', 'pout'),
      pen.soft(300, 388, 170, 18, '#5a2408', 0.7),
      brother(336, 372, 308, 'round', 'cat'),
      pen.soft(302, 274, 160, 18, '#5a2408', 0.7),
      brother(222, 352, 294, 'happy', 'open'),
      pen.solid(
        'M134 178C150 130 440 130 456 178C462 204 440 214 430 200C424 232 398 232 396 204C386 190 370 200 364 190C340 214 330 300 308 296C286 294 300 220 280 204C260 196 250 220 226 202C216 236 190 230 188 200C168 214 128 206 134 178Z',
        '#8a3d12',
        'gloss',
      ),
      pen.solid('M236 112L306 90L372 116L366 152L300 178L240 150Z', '#ffe27a', 'gloss'),
      pen.flat('M236 112L306 90L372 116L302 142Z', '#fff6bf', 0.9),
      pen.gloss(190, 164, 26, 8, -14),
    ];
  },
};
