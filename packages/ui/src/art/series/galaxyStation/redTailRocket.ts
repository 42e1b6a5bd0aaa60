import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { limb } from '../../forge/limb.ts';
import { mirror } from '../../forge/mirror.ts';

export const redTailRocket: Toy = {
  finish: 'metal',
  rank: 'rare',
  draw: (pen) => {
    const hull =
      'M300 24C380 90 420 190 420 290C420 380 392 440 372 470H228C208 440 180 380 180 290C180 190 220 90 300 24Z';
    const fin = 'M190 330C120 360 84 440 96 548C130 520 180 500 232 470Z';
    return [
      pen.soft(300, 520, 110, 60, '#ffd23f', 0.9),
      pen.solid(
        'M240 470C220 520 260 540 270 572C284 548 296 560 300 592C304 560 316 548 330 572C340 540 380 520 360 470Z',
        '#ff9a2e',
        'glow',
      ),
      pen.solid(fin, '#e5344f', 'gloss'),
      pen.solid(mirror(fin), '#e5344f', 'gloss'),
      pen.solid(limb(196, 370, 120, 330, 40, 38), '#dfe6f5'),
      pen.ball(116, 326, 25, 25, '#e5344f', { finish: 'gloss' }),
      pen.solid(limb(404, 370, 484, 396, 40, 38), '#dfe6f5'),
      pen.ball(488, 398, 25, 25, '#e5344f', { finish: 'gloss' }),
      pen.solid(hull, '#e6ecf8'),
      pen.within(
        hull,
        pen.solid('M170 20H430V150C390 172 210 172 170 150Z', '#e5344f', 'gloss') +
          pen.solid('M170 404C220 424 380 424 430 404V440C380 460 220 460 170 440Z', '#e5344f', 'gloss'),
      ),
      pen.rim(hull),
      pen.ball(300, 274, 108, 106, '#ffc93f'),
      pen.ball(300, 274, 92, 90, '#ffe3c9', { finish: 'matte' }),
      drawFace(pen, {
        y: 266,
        gap: 92,
        kind: 'round',
        iris: '#e5344f',
        mouth: 'open',
        drop: 30,
        brows: 'fierce',
        size: 0.9,
      }),
      pen.gloss(256, 216, 30, 13, -38, 0.8),
      pen.gloss(250, 110, 10, 44, 24, 0.8),
      pen.solid('M280 452H320V520C320 536 280 536 280 520Z', '#e5344f', 'gloss'),
      pen.solid('M452 420L548 396L560 448L464 472Z', '#d9a05c', 'matte'),
      pen.line('M500 408L512 460M458 446L554 422', '#fff0c8', 8),
    ];
  },
};
