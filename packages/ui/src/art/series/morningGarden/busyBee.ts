import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawLeaf } from '../../forge/drawLeaf.ts';
import { limb } from '../../forge/limb.ts';
import { mirror } from '../../forge/mirror.ts';
import { bean } from './bean.ts';

export const busyBee: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const wing = 'M200 300C130 180 20 190 24 270C30 340 120 360 210 330Z';
    return [
      drawLeaf(pen),
      pen.solid(wing, '#cfeeff', 'pearl'),
      pen.solid(mirror(wing), '#cfeeff', 'pearl'),
      pen.rod('M256 140Q240 76 200 70M344 140Q360 76 400 70', '#2e1f3a', 10),
      pen.ball(196, 70, 18, 18, '#ff9a3d'),
      pen.ball(404, 70, 18, 18, '#ff9a3d'),
      pen.solid(bean, '#ffc928'),
      pen.within(
        bean,
        ['M100 372Q300 424 500 372V416Q300 468 100 416Z', 'M100 460Q300 512 500 460V504Q300 556 100 504Z']
          .map((band) => pen.solid(band, '#33203f'))
          .join(''),
      ),
      pen.rim(bean),
      drawFace(pen, {
        y: 258,
        gap: 148,
        kind: 'round',
        iris: '#a8561c',
        mouth: 'open',
        drop: 40,
        brows: 'kind',
        size: 1.15,
      }),
      pen.gloss(196, 206, 16, 40, 16, 0.9),
      pen.solid(limb(160, 400, 210, 448, 42, 40), '#33203f'),
      pen.solid(limb(440, 400, 476, 436, 42, 40), '#33203f'),
      pen.solid('M430 444C430 432 530 432 530 444C550 480 540 530 520 540H440C420 530 410 480 430 444Z', '#ff9a3d'),
      pen.solid(
        'M420 440C420 424 540 424 540 440S520 470 506 456C500 490 480 490 474 460C456 474 420 470 420 440Z',
        '#ffe07a',
      ),
      pen.gloss(440, 486, 7, 18, 6),
    ];
  },
};
