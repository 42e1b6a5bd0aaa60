import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const mountainTurtle: Toy = {
  finish: 'matte',
  rank: 'common',
  draw: (pen) => {
    const hill =
      'M60 470C80 380 130 360 160 290C180 240 216 200 260 190C300 180 350 200 386 262C420 330 500 370 540 470C550 520 50 520 60 470Z';
    const face = egg(300, 408, 216, 186, { cheek: 0.58 });
    return [
      pen.rod('M270 210C266 160 274 140 270 110', '#8a5634', 22),
      pen.ball(216, 110, 62, 50, '#ff9fbf'),
      pen.ball(326, 104, 66, 54, '#ff9fbf'),
      pen.ball(272, 66, 70, 54, '#ffb4cd'),
      pen.gloss(248, 44, 26, 11, -20, 0.7),
      pen.solid(hill, '#5b8a5c'),
      pen.within(
        hill,
        pen.flat(
          'M160 290C180 240 216 200 260 190C300 180 350 200 386 262C372 286 360 262 340 276C320 300 306 262 280 274C252 300 236 262 214 284C196 310 180 300 160 290Z',
          '#fdfdff',
        ) + pen.line('M90 440L170 350L240 440L330 360L420 450L500 400', '#447048', 12),
      ),
      pen.rim(hill),
      pen.ball(120, 524, 62, 34, '#9ad06a', { turn: 8 }),
      pen.ball(480, 524, 62, 34, '#9ad06a', { turn: -8 }),
      pen.solid('M62 470C62 450 538 450 538 470C544 520 56 520 62 470Z', '#c9a06a'),
      pen.soft(300, 420, 130, 100, '#1c0c30', 0.5),
      pen.solid(face, '#a8dc74'),
      pen.rim(face),
      drawFace(pen, {
        y: 398,
        gap: 126,
        kind: 'sleepy',
        iris: '#3a7a3a',
        lid: '#86be58',
        mouth: 'smile',
        drop: 46,
        size: 1.05,
      }),
      pen.gloss(238, 350, 24, 11, -34, 0.7),
      pen.ball(220, 536, 46, 28, '#9ad06a'),
      pen.ball(380, 536, 46, 28, '#9ad06a'),
      [-24, 0, 24].map((x) => pen.dot(220 + x, 548, 7, 6, '#fff6d0') + pen.dot(380 + x, 548, 7, 6, '#fff6d0')).join(''),
    ];
  },
};
