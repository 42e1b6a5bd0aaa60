import type { Pen } from '../../forge/createPen.ts';

/** Sugar sprinkles in five colors. */
export function sprinkles(pen: Pen, places: readonly (readonly [number, number])[]): string {
  const colors = ['#ffe14d', '#ffffff', '#5fd8ff', '#ff5d8a', '#8ef0a0'];
  return places
    .map(([x, y], i) =>
      pen.line(`M${x - 8} ${y - 5 + (i % 3) * 5}L${x + 8} ${y + 5 - (i % 3) * 5}`, colors[i % 5] ?? '#fff', 10),
    )
    .join('');
}
