import type { Pen } from './createPen.ts';

/** The splash of clear water that figures of the sea ride on. */
export function drawWave(pen: Pen, color = '#38b6f0'): string {
  const wave =
    'M50 552C44 520 76 500 104 516C112 484 160 480 176 508C196 480 240 482 252 508C276 484 324 484 346 508C362 482 404 480 424 508C442 482 488 486 496 516C526 500 558 520 550 552C540 590 60 590 50 552Z';
  return [
    pen.solid(wave, color, 'gloss'),
    pen.rim(wave),
    pen.line('M96 540Q126 524 150 544M214 540Q250 520 280 542M370 540Q404 522 432 544', '#ffffffb0', 6),
    pen.ball(70, 488, 12, 12, '#bfeaff'),
    pen.ball(536, 478, 15, 15, '#bfeaff'),
    pen.ball(518, 446, 8, 8, '#bfeaff'),
    pen.gloss(532, 474, 5, 4),
  ].join('');
}
