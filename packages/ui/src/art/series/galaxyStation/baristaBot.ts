import type { Toy } from '../../forge/Toy.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';

export const baristaBot: Toy = {
  finish: 'metal',
  rank: 'last',
  draw: (pen) => {
    const head = 'M160 120C160 84 440 84 440 120L458 310C458 352 142 352 142 310Z';
    const screen = 'M176 168C176 144 424 144 424 168L432 292C432 318 168 318 168 292Z';
    const body = egg(300, 440, 236, 190, { cheek: 0.5, top: 0.8, bottom: 0.7 });
    const apron =
      'M232 384C240 420 210 440 210 470C230 540 370 540 390 470C390 440 360 420 368 384C340 396 260 396 232 384Z';
    return [
      pen.ball(236, 532, 58, 26, '#c9743a'),
      pen.ball(364, 532, 58, 26, '#c9743a'),
      pen.solid(body, '#e9a06a'),
      pen.under(body, 0.5),
      pen.solid(apron, '#1f7a68', 'matte'),
      pen.solid('M262 446H338V480C338 500 262 500 262 480Z', '#2c9a84', 'matte'),
      pen.solid(limb(176, 404, 112, 452, 42, 40), '#e9a06a'),
      pen.ball(108, 458, 28, 28, '#8a4a2a', { finish: 'gloss' }),
      pen.solid(
        'M110 210C84 206 84 270 110 266L150 262V214ZM490 210C516 206 516 270 490 266L450 262V214Z',
        '#8a4a2a',
        'gloss',
      ),
      pen.solid(head, '#f0ac74'),
      pen.rim(head),
      pen.solid(screen, '#1c1038', 'gloss'),
      drawEyes(pen, { y: 216, gap: 120, kind: 'lamp', iris: '#3ff0d0', size: 1.25 }),
      pen.line('M272 268Q300 292 328 268', '#7ffbe4', 9),
      pen.soft(196, 268, 30, 20, '#ff7fa0', 0.8),
      pen.soft(404, 268, 30, 20, '#ff7fa0', 0.8),
      pen.gloss(206, 178, 26, 8, -12, 0.5),
      pen.solid('M196 96C196 64 404 64 404 96Z', '#8a4a2a', 'gloss'),
      pen.solid('M206 78C240 30 360 30 394 78Z', '#d9f2ff', 'clear'),
      [
        [250, 62],
        [290, 50],
        [334, 58],
        [312, 68],
        [272, 70],
      ]
        .map(([x = 0, y = 0]) => pen.ball(x, y, 13, 9, '#5a2f1a', { finish: 'gloss' }))
        .join(''),
      pen.line('M450 250C430 230 470 214 450 190M486 250C466 230 506 214 486 190', 'rgba(255,255,255,.6)', 9),
      pen.solid(limb(424, 404, 452, 352, 42, 40), '#e9a06a'),
      pen.solid('M414 270H524L510 352C506 372 432 372 428 352Z', '#fffaf0', 'gloss'),
      pen.line('M516 292C556 286 552 340 510 334', '#fff4e4', 12),
      pen.ball(469, 270, 55, 15, '#6b3a1c', { finish: 'gloss' }),
      pen.dot(469, 270, 24, 6, '#f8dcb4'),
      pen.solid('M440 300L469 330L498 300C498 284 474 284 469 298C464 284 440 284 440 300Z', '#e5344f', 'gloss'),
      pen.ball(448, 346, 26, 26, '#8a4a2a', { finish: 'gloss' }),
    ];
  },
};
