import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawWave } from '../../forge/drawWave.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const shyShark: Toy = {
  finish: 'matte',
  rank: 'common',
  draw: (pen) => {
    const body = 'M300 60C400 90 480 200 476 340C474 450 420 540 300 540S126 450 124 340C120 200 200 90 300 60Z';
    return [
      pen.solid(
        'M440 470C500 460 540 410 548 360C574 400 574 440 560 470C580 490 584 520 570 550C530 530 490 540 440 530Z',
        '#5a708f',
      ),
      pen.solid('M270 100C270 50 300 20 350 6C350 50 370 80 384 116Z', '#5a708f'),
      pen.solid(body, '#7189ab'),
      pen.within(body, pen.solid(egg(300, 470, 290, 300), '#f4f7ff')),
      pen.rim(body),
      drawWave(pen),
      drawFace(pen, {
        y: 266,
        gap: 200,
        kind: 'round',
        iris: '#3a6ad0',
        mouth: 'wobble',
        drop: 68,
        brows: 'shy',
        size: 1.15,
        blush: '#ff4f7f',
      }),
      pen.line('M180 404l20 14M176 432l24 8M420 404l-20 14M424 432l-24 8', '#4a5f80', 6),
      pen.dot(282, 306, 6, 4, '#3a4a68'),
      pen.dot(318, 306, 6, 4, '#3a4a68'),
      pen.gloss(214, 170, 16, 52, 30, 0.55),
      pen.solid(limb(170, 420, 246, 356, 66, 44), '#647c9e'),
      pen.solid(limb(430, 420, 354, 356, 66, 44), '#647c9e'),
    ];
  },
};
