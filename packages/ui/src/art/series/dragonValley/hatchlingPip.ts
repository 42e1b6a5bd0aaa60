import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';

export const hatchlingPip: Toy = {
  finish: 'gloss',
  rank: 'common',
  zoom: 1.06,
  draw: (pen) => {
    const chick = egg(300, 290, 320, 320, { cheek: 0.55 });
    const shell =
      'M120 380L166 350L200 396L246 356L292 402L340 358L388 398L430 352L480 380C490 500 420 556 300 556S110 500 120 380Z';
    const cap = 'M206 156C200 66 400 66 394 156L366 132L342 162L312 134L284 164L256 136L232 166Z';
    const wing = 'M146 320C90 270 50 280 28 250C30 300 20 320 32 350C60 350 90 380 150 372Z';
    return [
      pen.solid(wing, '#e2402f', 'matte'),
      pen.solid(mirror(wing), '#e2402f', 'matte'),
      pen.line('M140 340L40 262M140 346L36 326', '#a82018', 5),
      pen.line(mirror('M140 340L40 262M140 346L36 326'), '#a82018', 5),
      pen.solid(chick, '#ffd84a'),
      pen.rim(chick),
      drawFace(pen, { y: 270, gap: 160, kind: 'round', iris: '#c9701c', brows: 'fierce', size: 1.1 }),
      pen.solid('M262 300C270 276 330 276 338 300C350 312 330 324 300 324S250 312 262 300Z', '#ff8a2e'),
      pen.solid('M272 318C280 350 320 350 328 318C316 326 284 326 272 318Z', '#d85a18'),
      pen.gloss(208, 190, 24, 13, -36),
      pen.solid(shell, '#fff4e0'),
      pen.rim(shell),
      pen.within(
        shell,
        [
          [180, 450, 26],
          [270, 500, 20],
          [352, 446, 30],
          [430, 490, 22],
        ]
          .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.9, '#7fc9b0', { opacity: 0.9 }))
          .join(''),
      ),
      pen.gloss(164, 420, 10, 34, 8),
      pen.solid(cap, '#fff4e0'),
      pen.solid('M232 92C206 70 204 40 220 20C230 44 250 56 264 80Z', '#ff8a2e'),
      pen.solid('M368 92C394 70 396 40 380 20C370 44 350 56 336 80Z', '#ff8a2e'),
      pen.dot(300, 108, 16, 14, '#7fc9b0'),
    ];
  },
};
