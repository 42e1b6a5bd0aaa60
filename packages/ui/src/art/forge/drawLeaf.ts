import type { Pen } from './createPen.ts';

/** The leaf under figures of a garden. */
export function drawLeaf(pen: Pen, color = '#5cb85f'): string {
  const leaf = 'M56 556C90 510 220 506 330 508C440 508 520 520 566 552C500 592 380 596 290 594C190 594 100 588 56 556Z';
  return [
    pen.solid(leaf, color),
    pen.line(
      'M64 556C200 544 400 544 560 552M200 550L170 524M300 547L280 514M400 547L400 516M240 549L210 584M350 547L350 588M450 549L470 578',
      '#d8f5b0',
      4,
    ),
    pen.soft(304, 552, 150, 24, '#0b2a24', 0.7),
    pen.ball(486, 532, 13, 11, '#c9f0ff'),
    pen.gloss(482, 528, 4, 3),
  ].join('');
}
