import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const dangoChoir: Toy = {
  finish: 'gloss',
  rank: 'common',
  draw: (pen) => {
    const ball = (
      y: number,
      r: number,
      color: string,
      kind: 'happy' | 'shut' | 'round',
      mouth: 'sing' | 'open',
      iris: string,
    ) =>
      pen.ball(300, y, r * 1.08, r, color) +
      pen.rim(egg(300, y, r * 2.16, r * 2)) +
      pen.gloss(300 - r * 0.52, y - r * 0.56, r * 0.24, r * 0.13) +
      drawFace(pen, { y: y - 6, gap: 84, size: 0.82, kind, mouth, iris, drop: 36 });
    return [
      pen.rod('M300 20V560', '#d9a05c', 16),
      pen.solid(limb(206, 440, 148, 400, 38, 34), '#8fdcb0'),
      pen.solid(limb(394, 440, 452, 400, 38, 34), '#8fdcb0'),
      pen.ball(252, 536, 40, 22, '#6ec48f'),
      pen.ball(348, 536, 40, 22, '#6ec48f'),
      ball(438, 100, '#8fdcb0', 'shut', 'sing', '#3a8a5a'),
      pen.soft(300, 352, 70, 14, '#3a1040', 0.5),
      ball(272, 98, '#fff6ea', 'round', 'open', '#8a5bff'),
      pen.soft(300, 188, 70, 14, '#3a1040', 0.5),
      ball(112, 96, '#ffa9c6', 'happy', 'sing', '#d8407c'),
      pen.line('M448 150V96L486 84V136', '#fff0c0', 8),
      pen.dot(437, 152, 14, 11, '#fff0c0', { turn: -20 }),
      pen.dot(475, 138, 14, 11, '#fff0c0', { turn: -20 }),
    ];
  },
};
