import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { star } from '../../forge/star.ts';

export const silentNinja: Toy = {
  finish: 'matte',
  rank: 'common',
  zoom: 1.06,
  draw: (pen) => {
    const hood = egg(300, 226, 340, 290, { cheek: 0.58 });
    const slot = 'M156 226C156 184 444 184 444 226C450 290 400 296 300 296S150 290 156 226Z';
    const ribbon =
      'M440 150C500 120 530 150 580 110C580 150 560 176 530 182C560 190 560 214 590 226C540 250 480 220 440 180Z';
    return [
      pen.rod('M170 430L90 250', '#c9d2e6', 13),
      pen.rod('M128 338L150 328', '#ffc93f', 22),
      pen.solid(ribbon, '#e5344f', 'gloss'),
      drawBody(pen, { color: '#2e3350', shoes: '#1c2038', width: 172 }),
      pen.solid('M214 452C260 470 340 470 386 452V476C340 494 260 494 214 476Z', '#e5344f', 'gloss'),
      drawArm(pen, { side: 'left', pose: 'down', color: '#2e3350', hand: '#4a5070', reach: 74, y: 412 }),
      pen.solid(hood, '#383e60'),
      pen.rim(hood),
      pen.solid('M132 172C180 130 420 130 468 172L470 206C420 166 180 166 130 206Z', '#e5344f', 'gloss'),
      pen.solid('M236 148H364V186H236Z', '#c9d2e6', 'metal'),
      pen.flat('M312 152C286 156 286 180 312 182C298 190 276 182 276 167S298 146 312 152Z', '#3a4060'),
      pen.solid(slot, '#ffd9c0', 'matte'),
      drawFace(pen, {
        y: 244,
        gap: 144,
        kind: 'sleepy',
        iris: '#5a3a8a',
        lid: '#f0b898',
        brows: 'fierce',
        size: 1.08,
      }),
      pen.solid(
        'M232 368C260 384 340 384 368 368C400 380 400 410 368 414C340 424 260 424 232 414C200 410 200 380 232 368Z',
        '#e5344f',
        'gloss',
      ),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#2e3350', hand: '#4a5070', reach: 78, y: 426 }),
      pen.solid(star(480, 372, 46, { points: 4, depth: 0.34, turn: 20 }), '#c9d2e6', 'metal'),
      pen.dot(480, 372, 9, 9, '#2e3350'),
    ];
  },
};
