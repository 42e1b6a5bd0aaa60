import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';

export const bobaBuddy: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const cup = 'M144 190L178 404C188 438 412 438 422 404L456 190Z';
    const dome = 'M140 194C140 76 460 76 460 194Z';
    const pearls = [
      [208, 396],
      [248, 404],
      [290, 408],
      [334, 406],
      [376, 398],
      [226, 364],
      [270, 372],
      [314, 374],
      [358, 366],
    ] as const;
    return [
      drawBody(pen, { color: '#e9b98a', shoes: '#5a3524', top: 400, width: 150 }),
      pen.rod('M352 150L392 34', '#ff6f9c', 30),
      pen.solid(cup, '#e0a878'),
      pen.within(
        cup,
        `${pen.flat('M100 180H500V226C450 250 430 214 380 228S300 250 250 228S160 214 100 232Z', '#fff4e4', 0.95)}${pearls.map(([x, y]) => pen.ball(x, y, 22, 22, '#4a2418')).join('')}${pearls.map(([x, y]) => pen.gloss(x - 7, y - 8, 6, 4)).join('')}`,
      ),
      pen.rim(cup),
      drawFace(pen, { y: 284, gap: 140, kind: 'round', iris: '#a05a2a', mouth: 'cat' }),
      pen.solid(dome, '#d9f2ff', 'clear'),
      pen.solid('M128 180C128 166 472 166 472 180V200C472 214 128 214 128 200Z', '#ffffff'),
      pen.gloss(206, 142, 14, 34, 50),
      pen.gloss(176, 282, 9, 64, -8, 0.7),
      drawArm(pen, { side: 'left', pose: 'wave', color: '#e9b98a', reach: 104, y: 430, thick: 40 }),
      drawArm(pen, { side: 'right', pose: 'down', color: '#e9b98a', reach: 92, y: 420, thick: 40 }),
    ];
  },
};
