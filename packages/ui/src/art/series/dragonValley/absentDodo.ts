import type { Toy } from '../../forge/Toy.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { egg } from '../../forge/egg.ts';

export const absentDodo: Toy = {
  finish: 'matte',
  rank: 'common',
  draw: (pen) => {
    const body = egg(300, 400, 300, 290, { cheek: 0.62 });
    const face = egg(290, 190, 240, 236, { cheek: 0.52 });
    const beak =
      'M230 216C230 178 350 170 370 216C420 226 470 258 460 306C452 340 420 330 424 306C410 316 370 300 340 296C280 292 230 276 230 216Z';
    return [
      [0, 1, 2]
        .map((i) =>
          pen.solid(
            `M420 ${430 - i * 26}C480 ${400 - i * 44} 520 ${420 - i * 50} ${540 - i * 14} ${386 - i * 42}C${560 - i * 16} ${430 - i * 40} 530 ${480 - i * 40} 430 ${476 - i * 20}Z`,
            ['#ffffff', '#cfe4f5', '#ffffff'][i] ?? '#fff',
          ),
        )
        .join(''),
      pen.rod('M244 520V548M356 520V548', '#f0a52e', 22),
      pen.solid('M196 552C206 526 270 526 282 552Z', '#f0a52e'),
      pen.solid('M308 552C318 526 382 526 394 552Z', '#f0a52e'),
      pen.solid(body, '#6f93b8'),
      pen.rim(body),
      pen.within(body, pen.solid(egg(290, 430, 190, 220), '#e4eef7')),
      pen.solid('M176 360C120 370 96 430 120 470C150 480 196 450 206 410Z', '#54789c'),
      pen.solid('M424 360C470 380 470 430 450 456C420 456 394 430 392 400Z', '#54789c'),
      pen.under(body, 0.4),
      pen.solid(face, '#7fa4c9'),
      pen.rim(face),
      pen.rod('M280 82C268 50 240 50 236 66M292 80C296 44 330 40 334 58', '#54789c', 12),
      drawEyes(pen, { x: 290, y: 166, gap: 134, kind: 'wide', iris: '#3a6a9a', brows: 'shy' }),
      pen.soft(200, 222, 32, 20, '#ff6f91', 0.7),
      pen.solid(beak, '#ffbe4d', 'gloss'),
      pen.line('M240 250C290 274 370 260 424 300', '#b8741a', 6),
      pen.dot(330, 214, 9, 6, '#9a5c10'),
      pen.gloss(280, 204, 30, 8, -6),
      pen.line('M452 90C452 50 506 52 504 88C502 112 478 112 478 134M478 158V160', '#ffe08a', 15),
    ];
  },
};
