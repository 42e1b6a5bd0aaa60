import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const jewelPeacock: Toy = {
  finish: 'pearl',
  rank: 'top',
  draw: (pen) => {
    const feather = (turn: number, long: number, color: string): string =>
      `<g transform="rotate(${turn} 300 470)">${pen.solid(`M300 470C250 ${330 - long} 236 ${150 - long} 300 ${70 - long}C364 ${150 - long} 350 ${330 - long} 300 470Z`, color)}${pen.ball(300, 150 - long, 36, 40, '#ffc93f', { finish: 'metal' })}${pen.ball(300, 156 - long, 26, 29, '#2bc7c0')}${pen.ball(300, 164 - long, 14, 16, '#3a2ab0', { finish: 'gloss' })}</g>`;
    const body = egg(300, 380, 236, 340, { cheek: 0.66 });
    return [
      [-74, 74, -50, 50].map((turn) => feather(turn, -90 + Math.abs(Math.abs(turn) - 74), '#149c84')).join(''),
      [-25, 25, 0].map((turn) => feather(turn, turn === 0 ? 10 : -22, '#22b58a')).join(''),
      pen.solid(
        'M300 470C270 380 200 320 130 330C150 400 220 460 300 500C380 460 450 400 470 330C400 320 330 380 300 470Z',
        '#0f7f86',
      ),
      pen.solid(body, '#2a6fe8'),
      pen.rim(body),
      pen.within(body, pen.solid(egg(300, 500, 150, 180), '#5fd8e8', 'matte')),
      pen.rod('M284 214L262 168M300 212V158M316 214L338 168', '#1f4fb8', 6),
      [
        [262, 164],
        [300, 152],
        [338, 164],
      ]
        .map(([x = 0, y = 0]) => pen.ball(x, y, 13, 13, '#ffc93f', { finish: 'metal' }))
        .join(''),
      drawFace(pen, { y: 294, gap: 112, kind: 'happy', size: 0.95 }),
      pen.solid('M274 324C280 306 320 306 326 324C318 348 306 356 300 356S282 348 274 324Z', '#ffc24a', 'gloss'),
      pen.gloss(222, 300, 10, 36, 14, 0.9),
      pen.solid('M190 400C160 430 160 490 196 512C226 490 232 440 222 404Z', '#1f55cc'),
      pen.solid('M410 400C440 430 440 490 404 512C374 490 368 440 378 404Z', '#1f55cc'),
      pen.ball(300, 424, 22, 24, '#ff4f8a', { finish: 'gloss' }),
      pen.gloss(293, 415, 7, 5),
    ];
  },
};
