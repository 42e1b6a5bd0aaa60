import type { Pen } from '../../forge/createPen.ts';

/** Icing that drips over an edge. */
export function icing(pen: Pen, left: number, right: number, top: number, low: number, color: string): string {
  const step = (right - left) / 6;
  const drips = [30, 6, 22, 0, 26, 10].map((short, i) => {
    const x = right - i * step;
    const depth = low - short;
    return `C${x} ${depth} ${x - step * 0.5} ${depth + 14} ${x - step / 2} ${depth - 16}S${x - step} ${depth - 40} ${x - step} ${depth - 26}`;
  });
  return pen.solid(
    `M${left - 20} ${top - 60}H${right + 20}V${low - 30}L${right} ${low - 40}${drips.join('')}L${left - 20} ${low - 30}Z`,
    color,
  );
}
