import type { Toy } from '../../forge/Toy.ts';
import { limb } from '../../forge/limb.ts';

export const nosyTelescope: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => [
    pen.rod('M300 380L180 540M300 380L420 540M300 380V548', '#c98a3a', 26),
    [180, 300, 420].map((x) => pen.ball(x, 544, 32, 17, '#2b3f9a')).join(''),
    `<g transform="rotate(-24 300 240)">`,
    pen.solid('M392 176H500C514 176 514 292 500 292H392Z', '#ffc93f', 'metal'),
    pen.solid('M486 196H534C548 196 548 272 534 272H486Z', '#2b3f9a'),
    pen.solid('M200 130H410C424 130 424 340 410 340H200Z', '#3d62d8'),
    pen.solid('M330 128H352V342H330Z', '#ffc93f', 'metal'),
    `</g>`,
    pen.ball(186, 286, 158, 158, '#ffc93f', { finish: 'metal' }),
    pen.ball(186, 286, 132, 132, '#fffdf6', { finish: 'matte' }),
    pen.ball(182, 290, 92, 94, '#3fb0e8'),
    pen.ball(180, 292, 54, 56, '#1a0a2e'),
    pen.dot(146, 250, 28, 32, '#fff', { turn: 20 }),
    pen.dot(216, 334, 13, 13, '#fff', { opacity: 0.85 }),
    pen.solid('M38 236C60 120 310 116 334 236C270 200 110 196 38 236Z', '#2f4fc0'),
    pen.solid(limb(350, 400, 440, 430, 38, 36), '#3d62d8'),
    pen.ball(444, 432, 23, 23, '#ffc93f'),
    pen.solid(limb(270, 420, 196, 470, 38, 36), '#3d62d8'),
    pen.ball(192, 474, 23, 23, '#ffc93f'),
    pen.gloss(360, 150, 50, 12, -24, 0.8),
  ],
};
