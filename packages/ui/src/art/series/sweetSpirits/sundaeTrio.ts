import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { limb } from '../../forge/limb.ts';

export const sundaeTrio: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const glass =
      'M130 322C140 420 200 470 276 476V512C220 518 196 536 200 548H400C404 536 380 518 324 512V476C400 470 460 420 470 322Z';
    const scoop = (
      x: number,
      y: number,
      color: string,
      kind: 'happy' | 'round' | 'wink',
      mouth: 'open' | 'cat' | 'pout',
      iris: string,
    ) =>
      pen.ball(x, y, 106, 102, color) +
      pen.gloss(x - 42, y - 52, 24, 13) +
      drawFace(pen, { x, y: y - 2, gap: 78, size: 0.78, kind, mouth, iris, drop: 28 });
    return [
      pen.solid('M402 70L470 30L440 190L380 170Z', '#e0a050', 'matte'),
      pen.line('M420 60L452 176M446 44L392 160M404 108L462 92M396 146L454 130', '#b06a28', 4),
      scoop(196, 260, '#fff0c4', 'happy', 'open', '#a05a2a'),
      scoop(404, 260, '#8d4c30', 'round', 'pout', '#ffb070'),
      pen.solid(glass, '#cfeaff', 'clear'),
      pen.within(glass, pen.flat('M130 330C180 380 240 350 300 372S420 380 470 330V470H130Z', '#ff9fc2', 0.55)),
      scoop(300, 176, '#ff9cc0', 'wink', 'cat', '#d8407c'),
      pen.solid(
        'M203 136C206 50 394 50 397 136C396 156 378 152 374 138C366 158 344 152 338 136C326 150 308 150 298 136C288 156 264 152 258 138C248 158 206 158 203 136Z',
        '#6b2f1c',
      ),
      pen.ball(306, 66, 26, 26, '#f0304f'),
      pen.rod('M310 46Q316 26 340 20', '#4d8a3a', 6),
      pen.gloss(298, 58, 8, 5),
      pen.solid('M120 322C120 300 480 300 480 322S120 344 120 322Z', '#e9f6ff', 'clear'),
      pen.solid(limb(166, 400, 96, 372, 40, 36), '#ffd9a8'),
      pen.solid(limb(434, 400, 504, 372, 40, 36), '#ffd9a8'),
      pen.gloss(190, 384, 9, 40, -24, 0.8),
    ];
  },
};
