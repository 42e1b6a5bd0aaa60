import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawSuit } from '../../forge/drawSuit.ts';
import { egg } from '../../forge/egg.ts';
import { star } from '../../forge/star.ts';
import { dome } from './dome.ts';

export const captainComet: Toy = {
  finish: 'gloss',
  rank: 'top',
  draw: (pen) => {
    const face = egg(300, 240, 276, 232, { cheek: 0.6 });
    const hair =
      'M162 240C150 140 220 104 300 108C390 104 450 150 438 240C424 210 410 190 396 184C372 200 340 196 330 176C300 206 240 206 224 188C200 196 176 212 162 240Z';
    const cape =
      'M230 392C150 430 90 500 70 552C160 520 200 570 300 540C400 570 440 520 530 552C510 500 450 430 370 392Z';
    return [
      pen.solid(cape, '#e5344f'),
      drawSuit(pen, { color: '#f4f5ff', trim: '#ff8a2e', boots: '#ff8a2e' }),
      pen.soft(300, 220, 190, 180, '#8fd6ff', 0.35),
      pen.solid(face, '#ffd9bc', 'matte'),
      pen.solid(hair, '#5b3bb8'),
      drawFace(pen, {
        y: 258,
        gap: 132,
        kind: 'round',
        iris: '#2aa8e0',
        mouth: 'grin',
        drop: 40,
        brows: 'kind',
        size: 1.02,
      }),
      pen.solid(dome, '#bfe8ff', 'clear'),
      pen.rim(dome),
      pen.gloss(196, 130, 60, 22, -44, 0.9),
      pen.gloss(146, 224, 9, 34, 8, 0.8),
      pen.solid('M120 236C96 220 96 280 120 268ZM480 236C504 220 504 280 480 268Z', '#ff8a2e'),
      pen.solid('M298 62C270 44 230 44 190 20C230 22 250 18 282 20Z', '#ffb52e', 'glow'),
      pen.solid(star(306, 42, 44, { depth: 0.5, turn: 8 }), '#ffd23f'),
      drawArm(pen, { side: 'left', pose: 'down', color: '#f4f5ff', hand: '#ff8a2e', reach: 86, y: 418 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#f4f5ff', hand: '#ff8a2e', reach: 90, y: 424 }),
    ];
  },
};
