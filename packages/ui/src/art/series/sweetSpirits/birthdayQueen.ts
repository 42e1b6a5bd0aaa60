import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { icing } from './icing.ts';
import { candle } from './candle.ts';

export const birthdayQueen: Toy = {
  finish: 'gloss',
  rank: 'top',
  draw: (pen) => {
    const tier = 'M118 240C118 196 482 196 482 240V356C482 414 118 414 118 356Z';
    const crown = 'M190 130C190 100 410 100 410 130V206C410 240 190 240 190 206Z';
    const dress = 'M244 380C228 440 196 486 182 520C210 548 390 548 418 520C404 486 372 440 356 380Z';
    const frill = Array.from({ length: 7 }, (_, i) =>
      pen.ball(190 + i * 36.5, 524, 25, 20, i % 2 === 0 ? '#ffffff' : '#ff8fb8'),
    ).join('');
    return [
      pen.solid(dress, '#ff7fae'),
      pen.under(dress),
      frill,
      drawArm(pen, { side: 'left', pose: 'out', color: '#fff0d6', y: 420 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#fff0d6', y: 424 }),
      pen.solid(tier, '#fff0d6'),
      pen.rim(tier),
      pen.within(tier, icing(pen, 118, 482, 216, 300, '#ff8fb8')),
      drawFace(pen, { y: 318, gap: 150, kind: 'sleepy', iris: '#c2577f', lid: '#ffb9cf', mouth: 'smile' }),
      Array.from({ length: 9 }, (_, i) =>
        pen.ball(134 + i * 41.5, 384 + 14 * Math.sin((Math.PI * i) / 8), 15, 13, '#fff8ee'),
      ).join(''),
      pen.solid(crown, '#fff6ea'),
      pen.within(crown, icing(pen, 190, 410, 112, 160, '#f0304f')),
      [232, 300, 368]
        .map((x, i) => candle(pen, x, 108 + (i === 1 ? 6 : 0), ['#7fd3ff', '#ffd257', '#b79bff'][i] ?? '#ff8fb8'))
        .join(''),
      [206, 250, 300, 350, 394]
        .map((x, i) => pen.ball(x, 218 + (i % 4 === 0 ? -6 : 4), 13, 13, '#ffd257', { finish: 'metal' }))
        .join(''),
      pen.gloss(160, 262, 14, 34, 12),
      pen.gloss(216, 156, 8, 18, 12),
    ];
  },
};
