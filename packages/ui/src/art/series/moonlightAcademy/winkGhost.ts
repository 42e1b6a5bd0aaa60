import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { limb } from '../../forge/limb.ts';
import { star } from '../../forge/star.ts';

export const winkGhost: Toy = {
  finish: 'glow',
  rank: 'common',
  draw: (pen) => {
    const ghost =
      'M300 90C430 90 476 190 476 310C476 390 500 450 500 500C500 550 450 556 430 524C410 560 360 566 344 530C324 566 276 566 256 530C240 566 190 560 170 524C150 556 100 550 100 500C100 450 124 390 124 310C124 190 170 90 300 90Z';
    return [
      pen.soft(300, 320, 280, 270, '#9fe8ff', 0.5),
      pen.solid(ghost, '#c4ecff'),
      pen.rim(ghost),
      pen.soft(300, 500, 180, 70, '#6a9bff', 0.35),
      drawFace(pen, { y: 262, gap: 142, kind: 'wink', iris: '#4a7bff', mouth: 'open', drop: 42, size: 1.2 }),
      pen.solid('M292 330C288 372 328 372 324 330Z', '#ff6f8f', 'gloss'),
      pen.gloss(196, 190, 34, 18, -52, 0.95),
      pen.solid(limb(150, 390, 84, 344, 56, 40), '#c4ecff'),
      pen.solid(limb(450, 390, 512, 424, 56, 40), '#c4ecff'),
      pen.solid('M268 414L300 398L332 414L316 436L330 506L300 530L270 506L284 436Z', '#e5344f', 'gloss'),
      pen.flat('M276 470L326 450V470L274 492Z', '#ffd257'),
      pen.solid('M184 136C196 70 404 70 416 136C420 160 180 160 184 136Z', '#2b3f9a', 'gloss'),
      pen.solid('M150 146C170 120 400 124 470 150C470 172 400 160 300 160S150 168 150 146Z', '#1f2f7a', 'gloss'),
      pen.ball(300, 82, 15, 12, '#ffd257', { finish: 'metal' }),
      pen.flat(star(300, 118, 18), '#ffd257'),
    ];
  },
};
