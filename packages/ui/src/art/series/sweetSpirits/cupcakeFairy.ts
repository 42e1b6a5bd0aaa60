import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';
import { star } from '../../forge/star.ts';
import { sprinkles } from './sprinkles.ts';

export const cupcakeFairy: Toy = {
  finish: 'gloss',
  rank: 'last',
  draw: (pen) => {
    const wing = 'M250 410C200 250 20 190 12 300C10 372 70 412 130 416C70 430 60 500 112 516C170 530 236 470 254 430Z';
    const cup = 'M140 262L168 372C180 408 420 408 432 372L460 262Z';
    const swirl = [
      egg(300, 236, 380, 130),
      egg(302, 168, 290, 112),
      egg(298, 108, 190, 92),
      'M250 92C262 60 300 30 330 28C322 50 340 62 346 90C340 116 256 116 250 92Z',
    ];
    return [
      pen.solid(wing, '#a4dcff', 'pearl'),
      pen.solid(mirror(wing), '#a4dcff', 'pearl'),
      drawBody(pen, { color: '#ff9cc4', belly: '#ffd0e2', shoes: '#f0304f', width: 150 }),
      drawArm(pen, { side: 'left', pose: 'down', color: '#ff9cc4', y: 412 }),
      pen.solid(cup, '#ffe9c9'),
      pen.within(
        cup,
        Array.from({ length: 9 }, (_, i) =>
          pen.flat(`M${128 + i * 40} 250L${158 + i * 33} 410H${172 + i * 33}L${148 + i * 40} 250Z`, '#f7c58c', 0.55),
        ).join(''),
      ),
      pen.rim(cup),
      pen.under(cup, 0.3),
      drawFace(pen, { y: 322, gap: 136, kind: 'round', iris: '#ff5f9e', mouth: 'open', lashes: true }),
      swirl.map((tier) => pen.solid(tier, '#ff86b8', 'pearl') + pen.rim(tier)).join(''),
      sprinkles(pen, [
        [190, 226],
        [250, 246],
        [330, 224],
        [400, 244],
        [234, 162],
        [300, 186],
        [366, 160],
        [272, 110],
        [330, 118],
      ]),
      pen.ball(330, 36, 22, 22, '#f0304f'),
      pen.gloss(323, 28, 7, 5),
      pen.gloss(178, 212, 34, 11, -20),
      pen.gloss(226, 146, 26, 9, -20),
      pen.rod('M424 470L500 330', '#ffd257', 11),
      drawArm(pen, { side: 'right', pose: 'out', color: '#ff9cc4', y: 424 }),
      pen.soft(506, 316, 70, 70, '#fff0a8', 0.8),
      pen.solid(star(506, 316, 46, { depth: 0.5 }), '#ffd23f'),
    ];
  },
};
