import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { mirror } from '../../forge/mirror.ts';

export const woollyMammoth: Toy = {
  finish: 'flocked',
  rank: 'rare',
  draw: (pen) => {
    const skull =
      'M300 70C346 70 366 88 380 96C440 110 476 170 468 244C462 320 420 376 300 376S138 320 132 244C124 170 160 110 220 96C234 88 254 70 300 70Z';
    const ear = 'M146 200C70 150 22 210 44 280C62 340 130 340 166 296Z';
    const fringe =
      'M222 104C236 40 360 34 380 100C400 140 366 150 360 136C356 170 326 172 320 146C312 184 280 180 278 148C266 174 240 166 242 138C228 150 214 136 222 104Z';
    const tusk = 'M216 318C190 400 230 450 276 446C290 444 286 424 270 424C246 424 236 380 252 324Z';
    const sweater = egg(300, 446, 284, 216, { cheek: 0.64, bottom: 0.68 });
    return [
      pen.ball(190, 528, 56, 34, '#8a5634'),
      pen.ball(410, 528, 56, 34, '#8a5634'),
      pen.solid(sweater, '#d8333f', 'matte'),
      pen.within(
        sweater,
        pen.line(
          'M130 432l28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24M130 508l28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24',
          '#fff4e4',
          9,
        ) + pen.line('M140 470H460', '#ffc93f', 7),
      ),
      pen.under(sweater, 0.5),
      pen.rim(sweater),
      pen.solid(ear, '#a86c42'),
      pen.solid(mirror(ear), '#a86c42'),
      pen.soft(98, 248, 46, 60, '#ffb9a0', 0.8),
      pen.soft(502, 248, 46, 60, '#ffb9a0', 0.8),
      pen.solid(skull, '#a86c42'),
      pen.rim(skull),
      pen.solid(fringe, '#7c4526'),
      drawFace(pen, { y: 218, gap: 178, kind: 'sleepy', iris: '#6a3a1a', lid: '#8a5634', brows: 'shy' }),
      pen.solid(tusk, '#fff6dc', 'gloss'),
      pen.solid(mirror(tusk), '#fff6dc', 'gloss'),
      pen.solid(
        'M256 236C256 300 250 360 268 420C280 466 336 476 356 436C366 410 334 398 326 416C318 420 336 300 344 236C330 214 270 214 256 236Z',
        '#b67a4c',
      ),
      pen.line('M266 300Q300 316 332 300M264 340Q300 356 328 340M268 380Q300 396 324 380', '#7c4526', 5),
      pen.solid(limb(176, 420, 150, 486, 58, 54), '#d8333f', 'matte'),
      pen.solid(limb(424, 420, 450, 486, 58, 54), '#d8333f', 'matte'),
      pen.ball(149, 494, 31, 29, '#a86c42'),
      pen.ball(451, 494, 31, 29, '#a86c42'),
    ];
  },
};
