import type { Toy } from '../../forge/Toy.ts';
import { drawLeaf } from '../../forge/drawLeaf.ts';
import { egg } from '../../forge/egg.ts';
import { bean } from './bean.ts';

export const nightShiftOwl: Toy = {
  finish: 'matte',
  rank: 'rare',
  draw: (pen) => [
    drawLeaf(pen),
    pen.solid(
      'M150 190C120 130 126 90 150 70C190 90 230 120 240 150ZM450 190C480 130 474 90 450 70C410 90 370 120 360 150Z',
      '#7a4fb0',
    ),
    pen.solid(bean, '#8d63c4'),
    pen.rim(bean),
    pen.within(
      bean,
      pen.solid(egg(300, 470, 230, 230), '#f3e0c8') +
        pen.line(
          'M220 420q20 18 40 0q20 18 40 0q20 18 40 0q20 18 40 0M236 462q20 18 40 0q20 18 40 0q20 18 40 0M250 504q20 18 40 0q20 18 40 0',
          '#c08a5a',
          7,
        ),
    ),
    pen.solid('M148 360C110 400 110 470 156 500C190 470 196 410 184 366Z', '#6a3f9c'),
    pen.ball(222, 268, 96, 98, '#f3e0c8'),
    pen.ball(378, 268, 96, 98, '#f3e0c8'),
    ...[222, 378].map(
      (x) =>
        pen.ball(x, 268, 70, 72, '#ffb52e', { finish: 'gloss' }) +
        pen.dot(x, 268, 44, 47, '#22103a') +
        pen.dot(x - 20, 246, 17, 19, '#fff') +
        pen.dot(x + 18, 290, 8, 8, '#fff', { opacity: 0.85 }),
    ),
    pen.solid('M280 314C286 300 314 300 320 314C318 344 306 360 300 360S282 344 280 314Z', '#ff9a3d', 'gloss'),
    pen.soft(150, 350, 34, 22, '#ff6f91', 0.7),
    pen.soft(450, 350, 34, 22, '#ff6f91', 0.7),
    pen.solid('M170 150C180 70 420 70 430 150C420 166 180 166 170 150Z', '#22325a', 'gloss'),
    pen.solid('M150 152C190 132 410 132 450 152C452 178 380 172 300 172S148 178 150 152Z', '#16213f', 'gloss'),
    pen.flat('M300 88L326 98V118C326 132 310 138 300 142C290 138 274 132 274 118V98Z', '#ffc93f'),
    pen.line('M452 352C436 334 470 320 454 300M482 352C466 334 500 320 484 300', 'rgba(255,255,255,.65)', 8),
    pen.line('M508 394C544 392 540 442 506 440', '#e8f4ff', 12),
    pen.solid('M424 376H512L504 454C502 468 434 468 432 454Z', '#e8f4ff', 'gloss'),
    pen.ball(468, 376, 44, 12, '#5a2f1a', { finish: 'gloss' }),
    pen.solid('M452 372C480 390 470 440 430 470C400 450 400 410 416 386Z', '#6a3f9c'),
  ],
};
