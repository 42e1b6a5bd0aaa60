import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawBody } from '../../forge/drawBody.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { face } from './face.ts';

export const maskedRival: Toy = {
  finish: 'gloss',
  rank: 'common',
  zoom: 1.02,
  draw: (pen) => {
    const hair =
      'M150 330C110 240 140 140 300 136C460 140 490 240 450 330C440 290 440 240 410 210C350 250 240 240 190 210C160 240 160 290 150 330Z';
    const half = 'M300 236C340 214 420 214 446 236C460 290 430 330 372 326C330 322 306 290 300 236Z';
    return [
      pen.solid('M230 386C150 420 120 490 110 548C200 530 400 530 490 548C480 490 450 420 370 386Z', '#5a1fa0'),
      drawBody(pen, { color: '#3a1a5e', belly: '#ffffff', shoes: '#1a0a2e', width: 156 }),
      pen.solid('M262 394L300 412L262 432ZM338 394L300 412L338 432Z', '#22d0b0'),
      pen.solid(face, '#f6cdb0', 'matte'),
      pen.rim(face),
      pen.solid(hair, '#22b89a'),
      drawFace(pen, { y: 270, gap: 138, kind: 'round', iris: '#22a08a', mouth: 'smile', drop: 52, size: 1.05 }),
      pen.solid(half, '#fffaf2'),
      pen.flat('M322 262Q372 236 424 262Q410 300 372 300T322 262Z', '#2a1440'),
      drawEyes(pen, { x: 372, y: 272, gap: 0, kind: 'lamp', iris: '#b46bff', size: 0.6 }),
      pen.line('M400 312C394 340 402 344 398 360', '#b46bff', 7),
      pen.solid('M196 42H404L416 160C380 184 220 184 184 160Z', '#2e1450'),
      pen.solid('M188 126C240 150 360 150 412 126L416 160C380 184 220 184 184 160Z', '#b46bff'),
      pen.solid('M110 172C110 146 490 146 490 172S400 206 300 206S110 198 110 172Z', '#2e1450'),
      pen.ball(300, 42, 104, 18, '#4a2480'),
      pen.gloss(222, 92, 10, 34, 6, 0.7),
      drawArm(pen, { side: 'left', pose: 'hold', color: '#3a1a5e', hand: '#ffffff', reach: 74, y: 410 }),
      pen.rod('M472 300L496 440', '#ffc93f', 13),
      pen.flat('M490 436L506 434L502 464Z', '#2a1440'),
      drawArm(pen, { side: 'right', pose: 'point', color: '#3a1a5e', hand: '#ffffff', reach: 74, y: 412 }),
    ];
  },
};
