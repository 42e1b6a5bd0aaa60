import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { spiral } from '../../forge/spiral.ts';
import { keyring } from './keyring.ts';

export const rainbowLolly: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const disk = egg(300, 232, 336, 330);
    return [
      keyring(pen, 70),
      pen.rod('M300 380V548', '#fff4e0', 26),
      pen.ball(262, 540, 36, 20, '#ff9f4a'),
      pen.ball(338, 540, 36, 20, '#ff9f4a'),
      pen.solid(limb(280, 440, 206, 470, 34, 32), '#ffd257'),
      pen.solid(limb(320, 440, 394, 410, 34, 32), '#ffd257'),
      pen.solid(disk, '#fff3c9'),
      pen.within(
        disk,
        ['#ff5d7a', '#ff9f4a', '#43c878', '#4a9bff', '#a06bff']
          .map((color, i) => pen.line(spiral(300, 232, 196, 1.6, (i * Math.PI * 2) / 5), color, 23))
          .join(''),
      ),
      pen.soft(300, 246, 150, 100, '#fff6e0', 0.95),
      pen.rim(disk),
      drawFace(pen, { y: 232, gap: 120, kind: 'star', iris: '#ff5d9a', mouth: 'open', drop: 40 }),
      pen.gloss(196, 128, 44, 18, -40),
      pen.gloss(152, 196, 9, 20, 14),
      pen.solid('M300 428C262 396 218 396 220 430S262 462 300 434C338 462 380 460 380 430S338 396 300 428Z', '#ff5d7a'),
      pen.ball(300, 430, 17, 17, '#ff8fae'),
    ];
  },
};
