import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawSeated } from '../../forge/drawSeated.ts';
import { egg } from '../../forge/egg.ts';

export const daydreamLongneck: Toy = {
  finish: 'pearl',
  rank: 'rare',
  draw: (pen) => {
    const neck = 'M238 170C238 300 230 400 206 540C240 560 360 560 394 540C370 400 362 300 362 170Z';
    const face = egg(300, 138, 216, 180, { cheek: 0.62 });
    const cloud =
      'M96 216C84 180 128 164 146 182C156 148 214 150 222 182C250 168 276 184 276 204C300 188 330 190 336 204C350 180 390 176 404 196C424 160 484 168 484 202C516 200 524 238 496 246C480 266 440 262 424 254C400 276 350 272 336 258C310 276 270 274 256 260C220 280 180 270 170 254C130 270 84 250 96 216Z';
    return [
      pen.solid('M390 480C470 540 540 520 570 440C578 424 596 432 592 450C576 550 480 580 400 552Z', '#8f9bff'),
      drawSeated(pen, { color: '#8f9bff', belly: '#8f9bff', sole: '#ffc4e4', width: 290, top: 380 }),
      pen.solid(neck, '#8f9bff'),
      pen.within(neck, pen.solid(egg(300, 370, 104, 380), '#e9e4ff', 'matte')),
      [
        [390, 430, 12],
        [226, 410, 11],
        [244, 350, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#6a6fe0', { opacity: 0.7 }))
        .join(''),
      pen.ball(206, 92, 26, 20, '#8f9bff', { turn: 30 }),
      pen.ball(394, 92, 26, 20, '#8f9bff', { turn: -30 }),
      pen.solid(face, '#9aa5ff'),
      pen.rim(face),
      pen.rod('M262 62V26M338 62V26', '#8f9bff', 16),
      pen.ball(262, 26, 17, 17, '#ff9fd0'),
      pen.ball(338, 26, 17, 17, '#ff9fd0'),
      drawFace(pen, { y: 128, gap: 112, kind: 'shut', mouth: 'smile', drop: 38, size: 0.95 }),
      pen.gloss(238, 84, 24, 11, -36),
      pen.solid(cloud, '#fbfaff', 'matte'),
      pen.gloss(174, 188, 22, 8, -20, 0.7),
    ];
  },
};
