import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawSuit } from '../../forge/drawSuit.ts';

export const signalDish: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => [
    drawSuit(pen, { color: '#e6ecf8', trim: '#16b8a8', boots: '#16b8a8', lights: ['#16b8a8', '#ffd23f', '#ff6f9c'] }),
    drawArm(pen, { side: 'left', pose: 'out', color: '#e6ecf8', hand: '#16b8a8', reach: 86, y: 424 }),
    drawArm(pen, { side: 'right', pose: 'wave', color: '#e6ecf8', hand: '#16b8a8', reach: 86, y: 428 }),
    `<g transform="rotate(-14 300 240)">`,
    pen.ball(300, 240, 208, 160, '#16b8a8'),
    pen.ball(300, 234, 188, 142, '#f2f6ff', { finish: 'pearl' }),
    pen.line('M140 234C180 330 420 330 460 234M190 150C230 190 370 190 410 150', 'rgba(120,120,180,.22)', 5),
    drawFace(pen, { y: 262, gap: 176, kind: 'happy', mouth: 'sing', drop: 36, size: 1.1 }),
    pen.rod('M300 220L300 80M220 170L300 96L380 170', '#8c9bb8', 10),
    pen.soft(300, 72, 60, 60, '#ff6f9c', 0.7),
    pen.ball(300, 74, 28, 28, '#ff4f7f'),
    pen.gloss(292, 64, 9, 6),
    `</g>`,
    pen.line('M64 130V78L104 66V116', '#ffe08a', 8),
    pen.dot(52, 132, 14, 11, '#ffe08a', { turn: -20 }),
    pen.dot(92, 118, 14, 11, '#ffe08a', { turn: -20 }),
    pen.line('M486 76Q520 96 518 138M506 44Q562 76 556 146', '#7ff0e0', 9),
  ],
};
