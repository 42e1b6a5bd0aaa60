import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { face } from './face.ts';

export const lampGenie: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const smoke =
      'M214 392C210 450 300 440 300 486C300 520 250 510 250 532H330C380 520 400 480 370 452C392 430 392 410 386 392Z';
    const lamp =
      'M150 520C180 484 390 480 420 512C456 508 470 484 520 472C500 520 450 556 400 560H200C160 560 130 540 150 520Z';
    return [
      pen.rod('M160 530C90 520 90 580 150 560', '#ffc93f', 15),
      pen.solid(smoke, '#45c8e8', 'pearl'),
      pen.solid(lamp, '#ffc93f', 'metal'),
      pen.gloss(240, 512, 40, 7, -6),
      pen.solid(egg(300, 404, 196, 130, { cheek: 0.42 }), '#3fa8e8'),
      pen.solid(
        'M206 380C220 440 270 456 290 456L300 430L310 456C330 456 380 440 394 380L350 366L300 410L250 366Z',
        '#8a3bd0',
        'matte',
      ),
      pen.solid(
        'M160 250C126 220 112 250 126 282C136 300 158 300 166 290ZM440 250C474 220 488 250 474 282C464 300 442 300 434 290Z',
        '#4fb8f5',
      ),
      pen.ball(132, 300, 15, 17, '#ffc93f', { finish: 'metal' }),
      pen.ball(468, 300, 15, 17, '#ffc93f', { finish: 'metal' }),
      pen.solid(face, '#4fb8f5'),
      pen.rim(face),
      pen.solid(
        'M272 128C268 96 280 80 268 56C262 30 300 10 330 24C350 36 340 56 326 60C340 80 330 104 330 128Z',
        '#2a1c44',
      ),
      pen.solid('M262 114H338V136H262Z', '#ffc93f', 'metal'),
      drawFace(pen, {
        y: 252,
        gap: 138,
        kind: 'round',
        iris: '#1f6fd0',
        mouth: 'open',
        drop: 40,
        brows: 'kind',
        size: 1.1,
      }),
      pen.gloss(206, 168, 34, 14, -38),
      drawArm(pen, { side: 'left', pose: 'out', color: '#4fb8f5', reach: 78, y: 402 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#4fb8f5', reach: 84, y: 410 }),
      pen.soft(494, 320, 60, 60, '#fff0a8', 0.9),
      pen.solid('M494 268L506 304H546L514 328L526 364L494 342Z', '#ffd23f', 'glow'),
      pen.line('M494 268L482 304H442L474 328L462 364L494 342', '#ffe9a0', 5),
    ];
  },
};
