import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { star } from '../../forge/star.ts';

export const singingMermaid: Toy = {
  finish: 'pearl',
  rank: 'top',
  draw: (pen) => {
    const back =
      'M300 60C450 60 510 170 494 280C484 350 530 390 510 470C470 500 440 460 436 400C390 450 210 450 164 400C160 460 130 500 90 470C70 390 116 350 106 280C90 170 150 60 300 60Z';
    const fringe =
      'M140 250C120 120 220 80 310 86C400 84 482 130 460 250C440 230 428 200 420 176C380 190 320 190 270 150C250 190 190 200 166 200C156 216 150 236 140 250Z';
    const tail =
      'M226 430C216 520 300 548 390 530C440 520 470 500 500 480C486 450 500 420 540 410C536 440 556 460 590 462C590 500 550 520 520 520C480 570 380 584 300 570C220 556 190 500 204 430Z';
    const face = egg(300, 246, 290, 246, { cheek: 0.62 });
    return [
      pen.solid(back, '#ff6f8f'),
      pen.solid(egg(300, 430, 150, 170), '#ffdcc8', 'matte'),
      pen.solid(tail, '#1fc0a4'),
      pen.within(
        tail,
        pen.line(
          'M210 470q22 22 44 0q22 22 44 0M220 506q22 22 44 0q22 22 44 0q22 22 44 0M270 542q22 22 44 0q22 22 44 0q22 22 44 0',
          '#0f8f80',
          6,
        ),
      ),
      pen.rim(tail),
      pen.solid(
        'M244 420C230 396 270 384 298 410C330 384 370 396 356 420C350 446 316 446 300 428C284 446 250 446 244 420Z',
        '#b78bff',
      ),
      pen.solid(face, '#ffe0cc', 'matte'),
      pen.rim(face),
      pen.solid(fringe, '#ff86a0'),
      pen.gloss(216, 132, 46, 14, -28, 0.8),
      drawFace(pen, { y: 270, gap: 140, kind: 'shut', mouth: 'sing', drop: 42, size: 1.12 }),
      pen.solid(star(430, 136, 52, { depth: 0.56, turn: 14 }), '#ffb52e', 'gloss'),
      [
        [160, 150],
        [196, 116],
      ]
        .map(([x = 0, y = 0]) => pen.ball(x, y, 15, 15, '#fff8ff'))
        .join(''),
      pen.solid(limb(232, 404, 178, 372, 40, 36), '#ffdcc8', 'matte'),
      pen.solid(limb(368, 404, 428, 366, 40, 36), '#ffdcc8', 'matte'),
      pen.line('M512 210V150L556 138V196', '#ffe9a0', 9),
      pen.dot(498, 212, 17, 13, '#ffe9a0', { turn: -20 }),
      pen.dot(542, 198, 17, 13, '#ffe9a0', { turn: -20 }),
      pen.line('M52 250V196', '#ffe9a0', 9),
      pen.dot(40, 252, 16, 12, '#ffe9a0', { turn: -20 }),
    ];
  },
};
