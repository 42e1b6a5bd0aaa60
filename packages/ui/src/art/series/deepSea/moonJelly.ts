import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';

export const moonJelly: Toy = {
  finish: 'clear',
  rank: 'rare',
  draw: (pen) => {
    const bell =
      'M80 300C76 150 180 80 300 80S524 150 520 300C510 340 470 310 450 336C424 360 400 320 376 344C350 366 326 330 300 348C274 366 250 330 224 344C200 360 176 320 150 336C130 350 90 340 80 300Z';
    const strand = (x: number, bend: number, low: number, color: string): string =>
      pen.rod(`M${x} 330C${x - bend} 400 ${x + bend} 440 ${x - bend * 0.4} ${low}`, color, 20);
    return [
      pen.soft(300, 250, 290, 270, '#ffd98a', 0.55),
      strand(170, 30, 500, '#b79bff'),
      strand(430, -30, 500, '#b79bff'),
      strand(226, -26, 552, '#8fe0ff'),
      strand(374, 26, 552, '#8fe0ff'),
      strand(300, 20, 530, '#ffc4ec'),
      pen.soft(300, 240, 220, 200, '#ffe9a0', 1),
      pen.solid(bell, '#7f8cff'),
      pen.within(
        bell,
        pen.soft(300, 210, 150, 120, '#ffe9a0', 0.95) +
          pen.line(
            'M150 330C130 220 170 130 300 100M450 330C470 220 430 130 300 100M226 340C214 240 240 150 300 100M374 340C386 240 360 150 300 100',
            '#ffffff66',
            6,
          ),
      ),
      pen.rim(bell),
      drawFace(pen, { y: 236, gap: 180, kind: 'round', iris: '#6a5bff', mouth: 'smile', drop: 44, size: 1.15 }),
      pen.gloss(184, 150, 60, 20, -40, 0.95),
      pen.solid('M250 74C250 50 350 50 350 74L362 98H238Z', '#c9803a', 'metal'),
      pen.rod('M300 54C276 54 276 20 300 20S324 54 300 54', '#c9803a', 9),
      [
        [92, 470, 10],
        [516, 440, 13],
        [540, 476, 7],
        [68, 420, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r, '#bfeaff', { finish: 'gloss' }))
        .join(''),
    ];
  },
};
