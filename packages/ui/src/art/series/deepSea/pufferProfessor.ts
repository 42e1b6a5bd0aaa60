import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawWave } from '../../forge/drawWave.ts';
import { egg } from '../../forge/egg.ts';
import { star } from '../../forge/star.ts';

export const pufferProfessor: Toy = {
  finish: 'matte',
  rank: 'common',
  draw: (pen) => {
    const globe = egg(300, 340, 400, 384, { cheek: 0.52 });
    const spikes = star(300, 340, 246, { points: 18, depth: 0.76 });
    return [
      drawWave(pen),
      pen.solid(spikes, '#e8a32a'),
      pen.solid(
        'M110 330C50 290 20 310 24 350C28 390 70 390 116 376ZM490 330C550 290 580 310 576 350C572 390 530 390 484 376Z',
        '#ff8a3d',
        'gloss',
      ),
      pen.solid(globe, '#ffcf4a'),
      pen.within(
        globe,
        pen.solid(egg(300, 500, 350, 260), '#fff6dc') +
          [
            [176, 220, 22],
            [230, 190, 14],
            [424, 230, 20],
            [390, 196, 12],
          ]
            .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.8, '#d98f1c', { opacity: 0.75 }))
            .join(''),
      ),
      pen.rim(globe),
      drawFace(pen, {
        y: 316,
        gap: 176,
        kind: 'round',
        iris: '#8a5a1a',
        mouth: 'pout',
        drop: 62,
        brows: 'fierce',
        size: 1.1,
      }),
      pen.line(
        'M266 318C266 350 244 372 212 372S158 350 158 318S180 264 212 264S266 286 266 318ZM442 318C442 350 420 372 388 372S334 350 334 318S356 264 388 264S442 286 442 318ZM266 312Q300 296 334 312',
        '#2a1440',
        8,
      ),
      pen.gloss(190, 230, 40, 16, -38, 0.7),
      pen.solid('M196 158C200 200 400 200 404 158V110H196Z', '#2b2350', 'gloss'),
      pen.solid('M300 54L478 116L300 172L122 116Z', '#3a3070', 'gloss'),
      pen.rod('M300 112L446 128V200', '#ffc93f', 7),
      pen.solid('M432 196H460L466 236H426Z', '#ffc93f', 'gloss'),
      pen.rod('M520 430L560 250', '#a8713a', 12),
      pen.solid('M444 396C480 400 520 410 536 440C510 462 460 450 436 430Z', '#ff8a3d', 'gloss'),
    ];
  },
};
