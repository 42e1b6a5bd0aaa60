import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawCoat } from '../../forge/drawCoat.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { mirror } from '../../forge/mirror.ts';
import { star } from '../../forge/star.ts';

export const starFairy: Toy = {
  finish: 'glow',
  rank: 'common',
  draw: (pen) => {
    const head =
      'M300 34C324 34 340 116 364 138C390 158 500 146 512 172C520 196 440 240 434 272C428 306 482 378 462 394C440 408 350 360 300 360S160 408 138 394C118 378 172 306 166 272C160 240 80 196 88 172C100 146 210 158 236 138C260 116 276 34 300 34Z';
    const wing = 'M250 440C190 360 80 370 76 430C80 480 160 500 246 470Z';
    return [
      pen.soft(300, 250, 280, 270, '#ffe98a', 0.5),
      pen.solid(wing, '#a8f5e4', 'pearl'),
      pen.solid(mirror(wing), '#a8f5e4', 'pearl'),
      drawCoat(pen, { color: '#ff9fd0', trim: '#fff3b8', shoes: '#ffd23f', width: 190 }),
      pen.solid(head, '#ffd84a'),
      pen.rim(head),
      drawFace(pen, {
        y: 254,
        gap: 130,
        kind: 'round',
        iris: '#f0762e',
        mouth: 'open',
        drop: 40,
        lashes: true,
        size: 1.05,
      }),
      pen.gloss(266, 130, 14, 40, 18, 0.9),
      pen.gloss(146, 186, 24, 8, 8, 0.9),
      drawArm(pen, { side: 'left', pose: 'out', color: '#ffe9a0', reach: 56, y: 412, thick: 38 }),
      drawArm(pen, { side: 'right', pose: 'point', color: '#ffe9a0', reach: 56, y: 414, thick: 38 }),
      pen.solid('M420 430L500 410L514 480L434 500Z', '#ffffff', 'matte'),
      pen.line('M440 446L484 436', '#c9b8f0', 5),
      pen.flat(star(474, 468, 19), '#ff5d8a'),
    ];
  },
};
