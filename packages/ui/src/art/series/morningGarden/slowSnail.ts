import type { Toy } from '../../forge/Toy.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { egg } from '../../forge/egg.ts';
import { spiral } from '../../forge/spiral.ts';

export const slowSnail: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const shell = egg(366, 304, 320, 310);
    const body =
      'M60 540C60 510 130 520 130 440C120 360 120 300 180 290C250 290 260 350 256 430C256 470 300 480 360 480C450 480 540 500 560 540C560 564 60 564 60 540Z';
    return [
      pen.rod('M150 290Q130 230 116 196M210 290Q226 230 234 190', '#ffcf9a', 16),
      pen.solid(shell, '#8f7bff'),
      pen.within(
        shell,
        pen.line(spiral(372, 306, 150, 2.6, 1), '#d9d0ff', 22) +
          pen.line(spiral(372, 306, 150, 2.6, 1.5), '#6a4fe0', 7),
      ),
      pen.rim(shell),
      pen.gloss(290, 212, 46, 17, -42),
      pen.solid(body, '#ffcf9a'),
      pen.rim(body),
      pen.ball(112, 186, 40, 42, '#ffcf9a'),
      pen.ball(236, 178, 40, 42, '#ffcf9a'),
      drawEyes(pen, { x: 174, y: 184, gap: 124, kind: 'sleepy', iris: '#8a5bff', lid: '#e8ac72', size: 0.95 }),
      pen.soft(142, 372, 30, 20, '#ff6f91', 0.8),
      pen.soft(232, 372, 30, 20, '#ff6f91', 0.8),
      pen.line('M168 366Q186 384 204 366', '#2a1440', 7),
      pen.solid('M316 90H428V170H316Z', '#ff5d8a'),
      pen.solid('M306 74H438V106H306Z', '#ff7aa0'),
      pen.solid('M360 74H384V170H360Z', '#ffe07a'),
      pen.solid(
        'M372 76C340 30 310 40 320 64C326 80 350 80 372 76C394 80 418 80 424 64C434 40 404 30 372 76Z',
        '#ffe07a',
      ),
    ];
  },
};
