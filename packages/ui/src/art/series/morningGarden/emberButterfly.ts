import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';

export const emberButterfly: Toy = {
  finish: 'pearl',
  rank: 'common',
  draw: (pen) => {
    const upper = 'M280 300C230 120 60 60 30 150C10 240 110 330 270 340Z';
    const lower = 'M270 340C150 330 80 400 110 470C150 540 260 480 284 370Z';
    const pane = 'M250 290C210 180 100 120 70 170C60 230 140 300 250 320Z';
    const spots = [
      [92, 190, 15],
      [130, 240, 11],
      [150, 440, 14],
      [190, 420, 9],
    ] as const;
    return [
      [upper, mirror(upper)].map((wing) => pen.solid(wing, '#ff7a3d')).join(''),
      [lower, mirror(lower)].map((wing) => pen.solid(wing, '#c04fd8')).join(''),
      [pane, mirror(pane)].map((wing) => pen.solid(wing, '#ffd34d', 'glow')).join(''),
      spots.map(([x, y, r]) => pen.dot(x, y, r, r, '#fff6d8') + pen.dot(600 - x, y, r, r, '#fff6d8')).join(''),
      pen.rim(upper),
      pen.rim(mirror(upper)),
      pen.rod('M270 160Q250 90 210 84M330 160Q350 90 390 84', '#5a2a7a', 9),
      pen.ball(208, 84, 15, 15, '#ff9fc8'),
      pen.ball(392, 84, 15, 15, '#ff9fc8'),
      pen.solid(egg(300, 420, 124, 220, { cheek: 0.5 }), '#7a3fb8'),
      pen.line('M246 420Q300 440 354 420M248 460Q300 480 352 460', '#ffb26b', 11),
      pen.solid(egg(300, 246, 220, 206, { cheek: 0.6 }), '#8f52cc'),
      pen.rim(egg(300, 246, 220, 206, { cheek: 0.6 })),
      pen.solid(egg(300, 266, 176, 148, { cheek: 0.6 }), '#ffe3d0', 'matte'),
      drawFace(pen, {
        y: 258,
        gap: 96,
        kind: 'round',
        iris: '#ff7a3d',
        mouth: 'smile',
        drop: 36,
        size: 0.9,
        lashes: true,
      }),
      pen.gloss(238, 176, 26, 11, -40),
      pen.solid(
        'M120 520C180 490 260 500 300 524C340 500 420 490 480 520V560C420 536 340 546 300 566C260 546 180 536 120 560Z',
        '#fff4e0',
        'matte',
      ),
      pen.line('M300 526V562M150 528Q220 510 280 530M320 530Q380 510 450 528', '#d0a878', 4),
    ];
  },
};
