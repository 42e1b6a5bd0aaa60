import type { Pen } from './createPen.ts';

export interface Coat {
  color: string;
  trim: string;
  shoes?: string;
  /** Below the hem; wider is grander. */
  width?: number;
  /** What shows between the two sides. */
  inside?: string;
}

/** A coat or a gown that grows wider down to the floor, over two small shoes. */
export function drawCoat(pen: Pen, { color, trim, shoes = '#3a2050', width = 236, inside }: Coat): string {
  const [left, right] = [300 - width / 2, 300 + width / 2];
  const coat = `M244 366C236 420 ${left + 10} 474 ${left} 532C${left + 50} 550 ${right - 50} 550 ${right} 532C${right - 10} 474 364 420 356 366Z`;
  return [
    pen.ball(258, 546, 40, 19, shoes),
    pen.ball(342, 546, 40, 19, shoes),
    pen.solid(coat, color),
    pen.within(
      coat,
      (inside === undefined ? '' : pen.solid('M286 360L256 560H344L314 360Z', inside)) +
        pen.line(`M${left - 6} 526C${left + 50} 544 ${right - 50} 544 ${right + 6} 526`, trim, 15),
    ),
    pen.under(coat, 0.55),
    pen.rim(coat),
  ].join('');
}
