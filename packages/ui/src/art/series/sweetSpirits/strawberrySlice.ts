import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';

export const strawberrySlice: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const slice = 'M146 196C150 168 450 168 458 196L482 340C488 396 112 396 118 340Z';
    const berryPath = 'M300 60C352 56 392 88 384 124C376 160 330 196 300 196S224 160 216 124C208 88 248 56 300 60Z';
    return [
      drawBody(pen, { color: '#f8c98c', belly: '#ffe6c0', shoes: '#f0304f', width: 190 }),
      pen.solid(slice, '#f9cf86'),
      pen.within(
        slice,
        `${pen.flat('M100 268H500V300H100Z', '#fffaf2')}${pen.dot(170, 284, 26, 15, '#f0304f')}${pen.dot(430, 284, 26, 15, '#f0304f')}${pen.solid('M90 150H510V214C490 250 470 214 450 216C424 220 420 256 392 252C364 250 366 218 340 218C312 218 316 244 288 244C258 244 262 216 236 216C208 216 208 262 176 258C150 254 152 214 90 214Z', '#fff6ee')}`,
      ),
      pen.rim(slice),
      drawFace(pen, { y: 312, gap: 146, kind: 'round', iris: '#d23a5a', mouth: 'pout', brows: 'fierce' }),
      pen.soft(300, 196, 100, 22, '#c46a7c', 0.6),
      pen.solid(berryPath, '#f0304f'),
      pen.rim(berryPath),
      [
        [250, 108],
        [290, 92],
        [336, 104],
        [268, 144],
        [312, 136],
        [352, 138],
        [298, 174],
      ]
        .map(([x = 0, y = 0]) => pen.dot(x, y, 4, 6.5, '#ffe08a', { turn: 10 }))
        .join(''),
      pen.solid(
        'M300 72C280 88 250 84 236 70C256 64 262 52 258 38C278 40 288 46 300 30C312 46 322 40 342 38C338 52 344 64 364 70C350 84 320 88 300 72Z',
        '#3fae5a',
      ),
      pen.gloss(244, 104, 12, 24, 28),
      pen.gloss(160, 232, 9, 30, 8),
      drawArm(pen, { side: 'left', pose: 'up', color: '#f8c98c', reach: 88, y: 420 }),
      drawArm(pen, { side: 'right', pose: 'up', color: '#f8c98c', reach: 88, y: 420 }),
    ];
  },
};
