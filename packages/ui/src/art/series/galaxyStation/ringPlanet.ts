import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const ringPlanet: Toy = {
  finish: 'clear',
  rank: 'common',
  draw: (pen) => {
    const globe = egg(300, 270, 350, 350);
    const back = 'M60 322C10 240 150 180 300 190S570 200 552 250';
    const front = 'M552 250C536 330 330 394 190 380C110 372 76 350 60 322';
    return [
      pen.rod(back, '#ffb25c', 26),
      pen.solid(limb(252, 430, 244, 530, 44, 42), '#ff9ad0', 'gloss'),
      pen.solid(limb(348, 430, 356, 530, 44, 42), '#ff9ad0', 'gloss'),
      pen.solid('M188 556C188 520 282 520 282 556ZM318 556C318 520 412 520 412 556Z', '#7b5cff', 'gloss'),
      pen.soft(300, 280, 190, 190, '#ff7ac0', 1),
      pen.solid(globe, '#ff7ac0'),
      pen.within(
        globe,
        pen.flat(
          'M100 180C200 210 400 150 500 190V222C400 190 200 240 100 214ZM100 410C220 440 380 400 500 420V450C380 430 220 466 100 440Z',
          '#ffe0f2',
          0.55,
        ),
      ),
      pen.soft(360, 380, 110, 80, '#fff0b8', 0.7),
      pen.rim(globe),
      drawFace(pen, {
        y: 262,
        gap: 136,
        kind: 'wink',
        iris: '#d8308f',
        mouth: 'open',
        drop: 34,
        lashes: true,
        size: 1.05,
      }),
      pen.gloss(204, 160, 46, 20, -40, 0.9),
      pen.rod(front, '#ffc978', 26),
      pen.line('M548 262C526 330 340 386 196 372C130 366 92 350 72 328', '#ff8a5c', 6),
      [
        [110, 358],
        [230, 384],
        [400, 356],
        [514, 296],
      ]
        .map(([x = 0, y = 0], i) =>
          pen.ball(x, y, 13, 13, ['#7fe6ff', '#ff7ac0', '#fff08a', '#b79bff'][i] ?? '#fff', { finish: 'gloss' }),
        )
        .join(''),
      pen.solid(limb(150, 400, 108, 440, 36, 34), '#ff9ad0', 'gloss'),
      pen.solid(limb(452, 396, 510, 350, 36, 34), '#ff9ad0', 'gloss'),
    ];
  },
};
