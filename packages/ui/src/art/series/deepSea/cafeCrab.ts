import type { Toy } from '../../forge/Toy.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { drawMouth } from '../../forge/drawMouth.ts';
import { egg } from '../../forge/egg.ts';

export const cafeCrab: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const shell = egg(300, 370, 390, 270, { cheek: 0.56, top: 0.66, bottom: 0.62 });
    const claw =
      'M120 330C70 300 20 240 40 180C60 130 120 130 130 176C140 150 176 160 176 196C180 250 150 300 140 340Z';
    return [
      [
        'M150 450C90 460 60 500 60 548',
        'M190 480C150 500 130 530 136 556',
        'M450 450C510 460 540 500 540 548',
        'M410 480C450 500 470 530 464 556',
      ]
        .map((leg) => pen.rod(leg, '#d8401f', 24))
        .join(''),
      pen.rod('M236 260V180M364 260V180', '#f0582e', 22),
      pen.solid(claw, '#ff6a3d'),
      pen.line('M130 180C120 210 110 230 112 250', '#b8301a', 7),
      pen.solid('M470 350C520 330 556 280 550 220L520 200L470 226C470 280 460 310 446 330Z', '#ff6a3d'),
      pen.solid(shell, '#ff6a3d'),
      pen.rim(shell),
      pen.gloss(190, 290, 54, 18, -30),
      drawEyes(pen, { y: 168, gap: 140, kind: 'wide', iris: '#d8401f', size: 1.25, lashes: true }),
      drawMouth(pen, 'open', 352, { size: 1.3 }),
      pen.soft(180, 360, 42, 26, '#ff2f5f', 0.7),
      pen.soft(420, 360, 42, 26, '#ff2f5f', 0.7),
      pen.solid('M204 420H396C402 480 380 540 300 540S198 480 204 420Z', '#fffaf2', 'matte'),
      pen.line('M204 424C150 410 130 400 116 390M396 424C450 410 470 400 484 390', '#fffaf2', 12),
      pen.solid('M266 456H334V494C334 506 266 506 266 494Z', '#ffd0dc', 'matte'),
      pen.solid('M408 196C408 178 592 178 592 196S408 214 408 196Z', '#dfe6f5', 'metal'),
      ...(
        [
          [450, '#7fe0a0'],
          [500, '#ffb0d0'],
          [550, '#ffe07a'],
        ] as const
      ).map(
        ([x, color]) =>
          pen.solid(`M${x - 22} 126H${x + 22}L${x + 16} 186C${x + 14} 194 ${x - 14} 194 ${x - 16} 186Z`, color) +
          pen.rod(`M${x + 4} 124L${x + 12} 88`, '#ffffff', 6),
      ),
    ];
  },
};
