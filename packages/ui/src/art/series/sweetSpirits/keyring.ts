import type { Pen } from '../../forge/createPen.ts';

/** The ring by which a charm hangs. */
export function keyring(pen: Pen, y: number): string {
  return pen.rod(
    `M300 ${y - 20}C278 ${y - 20} 270 ${y - 42} 284 ${y - 54}S324 ${y - 54} 322 ${y - 36}S306 ${y - 20} 300 ${y - 20}V${y + 20}`,
    '#d9b25a',
    10,
  );
}
