import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const stillSwan: Toy = {
  finish: 'pearl',
  rank: 'rare',
  draw: (pen) => {
    const body =
      'M150 430C150 340 260 330 340 350C420 366 500 340 552 290C560 420 500 540 330 540C200 540 150 500 150 430Z';
    const neck =
      'M160 440C150 370 260 340 250 270C244 230 190 230 172 262C150 250 130 200 150 160C170 110 250 90 300 130C360 180 340 280 320 330C310 370 330 420 330 440Z';
    return [
      pen.solid('M40 534C40 500 560 500 560 534S440 586 300 586S40 568 40 534Z', '#5fc4e8', 'gloss'),
      pen.line('M90 540Q300 576 510 540M150 560Q300 582 450 560', 'rgba(255,255,255,.6)', 4),
      pen.solid(body, '#ffffff'),
      pen.rim(body),
      pen.solid('M250 420C320 360 440 400 540 350C540 450 450 500 350 500C290 500 240 470 250 420Z', '#f3edff'),
      pen.line('M330 466C400 470 470 440 510 400M300 436C370 446 440 424 490 390', '#c9bce6', 5),
      pen.solid(neck, '#ffffff'),
      pen.solid(egg(220, 186, 236, 214, { cheek: 0.58 }), '#ffffff'),
      pen.rim(egg(220, 186, 236, 214, { cheek: 0.58 })),
      drawFace(pen, { x: 212, y: 184, gap: 124, kind: 'shut', size: 0.98 }),
      pen.solid('M176 218C184 198 240 198 248 218C248 246 230 262 212 262S176 246 176 218Z', '#ff9a3d', 'gloss'),
      pen.solid('M186 208C196 190 228 190 238 208C228 220 196 220 186 208Z', '#2a1c3a', 'gloss'),
      pen.solid('M160 104L150 52L186 78L212 36L238 78L274 52L264 104C240 92 184 92 160 104Z', '#ffc93f', 'metal'),
      pen.ball(212, 42, 11, 11, '#ff7aa8'),
      pen.gloss(142, 140, 26, 11, -44),
      pen.solid(
        'M446 540C420 520 420 500 436 490C450 500 460 490 466 470C484 480 486 500 500 490C516 506 500 540 470 548Z',
        '#ff9fc8',
        'gloss',
      ),
    ];
  },
};
