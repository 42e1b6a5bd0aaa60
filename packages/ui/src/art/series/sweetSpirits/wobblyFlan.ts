import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { limb } from '../../forge/limb.ts';
import { keyring } from './keyring.ts';

export const wobblyFlan: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const flan =
      'M186 196C192 168 408 168 414 196C424 300 452 380 476 452C484 506 116 506 124 452C148 380 176 300 186 196Z';
    return [
      keyring(pen, 116),
      pen.solid('M70 500C70 476 530 476 530 500C530 556 420 560 300 560S70 556 70 500Z', '#bfe6ff'),
      pen.ball(300, 500, 230, 30, '#e9f8ff'),
      pen.soft(300, 502, 196, 24, '#7a3a08', 0.7),
      pen.solid(flan, '#ffd772'),
      pen.within(
        flan,
        pen.solid(
          'M150 150H450V250C436 286 420 250 404 254C384 258 388 306 360 302C336 300 344 256 318 256C292 256 300 286 274 284C250 282 256 250 232 252C206 254 210 320 182 314C160 308 168 260 150 250Z',
          '#a4480f',
        ),
      ),
      pen.rim(flan),
      pen.within(flan, pen.soft(380, 430, 150, 90, '#fff3a8', 0.7)),
      drawFace(pen, { y: 366, gap: 140, kind: 'round', iris: '#c9791c', mouth: 'wobble', brows: 'shy' }),
      pen.gloss(216, 214, 12, 26, 10),
      pen.gloss(178, 344, 10, 36, 14, 0.7),
      pen.solid(limb(150, 430, 190, 476, 40, 36), '#ffd772'),
      pen.solid(limb(450, 430, 410, 476, 40, 36), '#ffd772'),
      pen.line('M96 300Q80 330 94 356M66 316Q56 336 64 356', '#ffe9b0', 7),
      pen.line('M504 300Q520 330 506 356M534 316Q544 336 536 356', '#ffe9b0', 7),
    ];
  },
};
