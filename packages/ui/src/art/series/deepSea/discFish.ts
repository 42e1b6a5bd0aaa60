import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawWave } from '../../forge/drawWave.ts';
import { egg } from '../../forge/egg.ts';

export const discFish: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const disc = egg(296, 300, 370, 370, { cheek: 0.5 });
    const dorsal = 'M160 160C190 60 330 30 440 90C480 120 470 170 440 190C380 120 260 110 160 160Z';
    return [
      drawWave(pen),
      pen.solid('M450 270C520 210 560 200 580 220C560 260 560 340 580 380C560 400 520 390 450 330Z', '#f2f0fa'),
      pen.solid(dorsal, '#ff5d8a'),
      pen.solid('M160 440C190 540 330 570 440 510C480 480 470 430 440 410C380 480 260 490 160 440Z', '#f2f0fa'),
      pen.solid(disc, '#f7f5ff'),
      pen.within(
        disc,
        ['#ff5d7a', '#ff9f3d', '#ffd83d', '#3fcf8a', '#3f9bff', '#9a5cff']
          .map((color, i) =>
            pen.flat(
              `M${80 + i * 40} 90C${130 + i * 40} 200 ${40 + i * 40} 400 ${90 + i * 40} 520H${134 + i * 40}C${84 + i * 40} 400 ${174 + i * 40} 200 ${124 + i * 40} 90Z`,
              color,
              0.92,
            ),
          )
          .join('') + pen.flat('M306 90C370 180 280 240 330 300S280 440 320 520H520V90Z', '#f7f5ff'),
      ),
      pen.solid(disc, '#ffffff', 'clear'),
      pen.rim(disc),
      drawFace(pen, {
        x: 276,
        y: 276,
        gap: 176,
        kind: 'round',
        iris: '#3f6bff',
        mouth: 'sing',
        drop: 50,
        size: 1.15,
      }),
      pen.gloss(190, 172, 50, 19, -40),
      pen.rod('M420 420L520 520', '#c98a3a', 15),
      pen.solid('M396 380C376 376 366 396 376 420C392 440 420 444 432 424C436 404 420 384 396 380Z', '#9a5cff'),
      pen.solid('M400 396L440 436L424 452C404 450 386 430 388 408Z', '#dfe6f5', 'metal'),
      pen.solid('M380 330C420 330 470 360 476 410C440 430 390 400 370 370Z', '#dcd8f0'),
    ];
  },
};
