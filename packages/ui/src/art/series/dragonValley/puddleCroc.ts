import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { drawSeated } from '../../forge/drawSeated.ts';
import { egg } from '../../forge/egg.ts';
import { mirror } from '../../forge/mirror.ts';
import { tail } from './tail.ts';

export const puddleCroc: Toy = {
  finish: 'gloss',
  rank: 'common',
  zoom: 1.06,
  draw: (pen) => {
    const snout = 'M166 286C166 254 434 254 434 286C452 340 440 396 300 396S148 340 166 286Z';
    const cap = 'M170 142C160 96 200 70 300 70S440 96 430 142C420 160 180 160 170 142Z';
    return [
      pen.solid('M60 540C60 510 180 506 300 506S540 510 540 540C540 580 420 586 300 586S60 580 60 540Z', '#45b8ff'),
      pen.gloss(150, 528, 60, 8, 0, 0.8),
      pen.solid(mirror(tail), '#4fae3c'),
      pen.solid('M60 470L30 450L50 440L40 416L70 424Z', '#2f8a2a'),
      drawSeated(pen, { color: '#58b944', belly: '#f5efb0', sole: '#d8ec9a', plates: '#c9bf6a' }),
      pen.ball(196, 178, 62, 62, '#58b944'),
      pen.ball(404, 178, 62, 62, '#58b944'),
      pen.solid(egg(300, 236, 340, 210, { cheek: 0.6 }), '#58b944'),
      pen.solid(snout, '#74cf58'),
      pen.rim(snout),
      pen.line('M172 330Q236 356 300 340T428 330', '#23602a', 7),
      pen.flat('M214 344l10 24 12 -22zM278 346l10 22 12 -24zM350 340l12 24 10 -22z', '#fffdf0'),
      pen.dot(258, 288, 12, 8, '#23602a'),
      pen.dot(342, 288, 12, 8, '#23602a'),
      drawEyes(pen, { y: 190, gap: 200, kind: 'slit', iris: '#ffb52e', size: 1.05 }),
      pen.soft(166, 292, 36, 22, '#ff6f91', 0.7),
      pen.soft(434, 292, 36, 22, '#ff6f91', 0.7),
      pen.gloss(230, 268, 30, 8, -6),
      pen.solid(cap, '#ffffff', 'matte'),
      pen.solid('M178 132C220 118 380 118 422 132L414 168C370 154 230 154 186 168Z', '#1f3a8f'),
      pen.solid('M200 162C240 148 360 148 400 162C392 184 208 184 200 162Z', '#14214f'),
      pen.rod('M300 84V122M286 112Q300 130 314 112M290 94H310', '#ffc93f', 6),
      drawArm(pen, { side: 'left', pose: 'down', color: '#58b944', reach: 92, y: 412 }),
      drawArm(pen, { side: 'right', pose: 'up', color: '#58b944', reach: 106, y: 436 }),
    ];
  },
};
