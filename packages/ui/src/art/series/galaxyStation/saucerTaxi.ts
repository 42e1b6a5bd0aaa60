import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const saucerTaxi: Toy = {
  finish: 'glow',
  rank: 'rare',
  draw: (pen) => {
    const dish = 'M40 352C40 286 160 268 300 268S560 286 560 352S440 440 300 440S40 418 40 352Z';
    const glass = 'M156 300C140 110 460 110 444 300C430 330 170 330 156 300Z';
    return [
      `<g opacity=".85">${pen.fade('M210 410L110 556H490L390 410Z', '#ffe98a', '#ffe98a00')}</g>`,
      pen.solid(egg(300, 264, 210, 200), '#8ff0a8'),
      pen.rod('M262 176Q250 150 226 148M338 176Q350 150 374 148', '#6fd48c', 9),
      pen.ball(222, 148, 14, 14, '#ffe14d'),
      pen.ball(378, 148, 14, 14, '#ffe14d'),
      drawFace(pen, { y: 238, gap: 92, kind: 'happy', mouth: 'cat', drop: 28 }),
      pen.solid(glass, '#cfefff', 'clear'),
      pen.rim(glass),
      pen.gloss(204, 186, 36, 15, -52, 0.9),
      pen.solid(dish, '#ffc928', 'gloss'),
      pen.within(
        dish,
        Array.from({ length: 14 }, (_, i) =>
          pen.flat(`M${20 + i * 42} ${346 + (i % 2) * 18}h42v18h-42z`, '#2a1440'),
        ).join(''),
      ),
      pen.rim(dish),
      [120, 210, 300, 390, 480]
        .map(
          (x, i) =>
            pen.soft(x, 408 - Math.abs(i - 2) * 14, 30, 30, '#fff6b0', 0.9) +
            pen.ball(x, 408 - Math.abs(i - 2) * 14, 15, 12, '#fff3a0'),
        )
        .join(''),
      pen.solid('M246 52H354L364 108H236Z', '#ffe14d'),
      pen.rod('M300 108V128', '#c99a1e', 16),
      pen.line('M254 70H276M265 70V94M284 94L292 70L300 94M308 70L322 94M322 70L308 94M334 70V94', '#2a1440', 6),
      pen.gloss(150, 300, 60, 9, -8, 0.8),
    ];
  },
};
