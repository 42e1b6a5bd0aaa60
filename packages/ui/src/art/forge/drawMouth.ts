import type { Pen } from './createPen.ts';
import { round } from './round.ts';

export type MouthKind = 'smile' | 'cat' | 'open' | 'sing' | 'shut' | 'wobble' | 'fang' | 'grin' | 'pout';

const ink = '#2a1440';

/** A mouth in the middle of a face. */
export function drawMouth(pen: Pen, kind: MouthKind, y: number, { x = 300, size: s = 1 } = {}): string {
  const p = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const w = 6 * s;
  switch (kind) {
    case 'smile':
      return pen.line(`M${p(-15, 0)}Q${p(0, 16)} ${p(15, 0)}`, ink, w);
    case 'cat':
      return pen.line(`M${p(-20, 0)}Q${p(-10, 14)} ${p(0, 0)}Q${p(10, 14)} ${p(20, 0)}`, ink, w);
    case 'shut':
      return pen.line(`M${p(-11, 3)}L${p(11, 3)}`, ink, w);
    case 'pout':
      return pen.line(`M${p(-12, 6)}Q${p(0, -7)} ${p(12, 6)}`, ink, w);
    case 'wobble':
      return pen.line(`M${p(-22, 3)}Q${p(-15, -7)} ${p(-8, 3)}T${p(7, 3)}T${p(22, 3)}`, ink, w);
    case 'sing':
      return (
        pen.flat(`M${p(0, -9)}C${p(14, -9)} ${p(14, 17)} ${p(0, 17)}S${p(-14, -9)} ${p(0, -9)}Z`, '#7a1230') +
        pen.dot(x, y + 11 * s, 7 * s, 5 * s, '#ff7f98')
      );
    default: {
      const wide = kind === 'grin' ? 40 : 24;
      const lips = `M${p(-wide, -3)}Q${p(0, 5)} ${p(wide, -3)}Q${p(wide - 2, 26)} ${p(0, 26)}T${p(-wide, -3)}Z`;
      const tongue = pen.dot(x, y + 25 * s, 15 * s, 10 * s, '#ff7f98');
      const teeth = {
        open: '',
        grin: pen.flat(
          `M${p(-wide, -4)}Q${p(0, 5)} ${p(wide, -4)}L${p(wide - 4, 8)}Q${p(0, 13)} ${p(4 - wide, 8)}Z`,
          '#fff',
        ),
        fang: pen.flat(`M${p(-17, -3)}L${p(-11, 11)}L${p(-4, 0)}ZM${p(17, -3)}L${p(11, 11)}L${p(4, 0)}Z`, '#fff'),
      }[kind];
      return pen.flat(lips, '#7a1230') + pen.within(lips, tongue + teeth);
    }
  }
}
