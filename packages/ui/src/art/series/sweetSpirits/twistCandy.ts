import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';
import { keyring } from './keyring.ts';

export const twistCandy: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const fan =
      'M176 270C130 210 84 168 44 170C58 200 40 220 28 236C50 250 50 270 30 290C50 306 44 326 46 352C90 350 136 320 176 280Z';
    const candy = egg(300, 268, 290, 264);
    return [
      keyring(pen, 92),
      drawBody(pen, { color: '#8fe3d6', shoes: '#ff6f9c', width: 128, top: 370, foot: 38, stance: 76 }),
      drawArm(pen, { side: 'left', pose: 'down', color: '#8fe3d6', reach: 50, thick: 38, y: 424 }),
      drawArm(pen, { side: 'right', pose: 'down', color: '#8fe3d6', reach: 50, thick: 38, y: 424 }),
      pen.solid(fan, '#ffd257'),
      pen.solid(mirror(fan), '#ffd257'),
      pen.line('M166 270L52 190M166 272L40 240M166 276L44 290M168 282L58 338', '#e08a1e', 4),
      pen.line(mirror('M166 270L52 190M166 272L40 240M166 276L44 290M168 282L58 338'), '#e08a1e', 4),
      pen.solid(candy, '#37c8b8'),
      pen.within(
        candy,
        [-2, -1, 0, 1, 2]
          .map((i) =>
            pen.flat(
              `M${262 + i * 84} 120C${320 + i * 84} 200 ${250 + i * 84} 300 ${300 + i * 84} 420H${340 + i * 84}C${290 + i * 84} 300 ${362 + i * 84} 200 ${302 + i * 84} 120Z`,
              '#ffffff',
              0.5,
            ),
          )
          .join(''),
      ),
      pen.rim(candy),
      drawFace(pen, { y: 272, gap: 124, kind: 'wink', iris: '#00a894', mouth: 'cat' }),
      pen.gloss(214, 196, 34, 17, -38),
    ];
  },
};
