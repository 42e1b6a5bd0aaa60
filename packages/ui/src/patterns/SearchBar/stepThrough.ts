/**
 * Returns the option after a step through `count` options; `-1`, before the first and after the last, is the typed
 * input.
 */
export function stepThrough(place: number, step: 1 | -1, count: number): number {
  const next = place + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
