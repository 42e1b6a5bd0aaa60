import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawWave } from '../../forge/drawWave.ts';
import { egg } from '../../forge/egg.ts';
import { spiral } from '../../forge/spiral.ts';

export const echoShell: Toy = {
  finish: 'pearl',
  rank: 'common',
  draw: (pen) => {
    const shell =
      'M120 420C90 300 150 190 240 150C250 90 300 50 360 30C370 80 390 110 380 150C470 180 530 270 520 390C510 500 420 546 310 546C210 546 140 500 120 420Z';
    const mouth = egg(260, 416, 270, 226, { cheek: 0.54 });
    return [
      drawWave(pen),
      pen.solid(shell, '#ffb9a0'),
      pen.within(
        shell,
        pen.line(
          'M230 156C290 190 350 180 390 150M170 214C260 280 400 270 470 210M130 300C180 230 420 330 522 330M262 96C300 120 350 116 384 92',
          '#e07a6a',
          12,
        ) + pen.line('M236 140C296 172 350 164 386 134M176 198C266 262 400 252 462 194', '#fff0e6', 6),
      ),
      pen.rim(shell),
      pen.gloss(206, 238, 18, 50, 36, 0.9),
      pen.solid(mouth, '#7a2f5f', 'matte'),
      pen.soft(260, 430, 130, 110, '#2a0a33', 0.6),
      pen.solid(egg(260, 436, 206, 172, { cheek: 0.6 }), '#ffd9e6', 'gloss'),
      drawFace(pen, { x: 260, y: 418, gap: 104, kind: 'happy', mouth: 'cat', drop: 34, size: 1.02 }),
      pen.ball(170, 512, 34, 25, '#ffd9e6', { turn: 20, finish: 'gloss' }),
      pen.ball(350, 512, 34, 25, '#ffd9e6', { turn: -20, finish: 'gloss' }),
      pen.line(spiral(452, 400, 46, 1.8), '#e07a6a', 10),
      pen.line(
        'M556 230C580 260 580 310 556 340M530 250C546 270 546 300 530 320M60 240C36 270 36 320 60 350',
        '#9fe8ff',
        9,
      ),
    ];
  },
};
