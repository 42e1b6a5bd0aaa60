/** The place after a step through `count` places; before the first and after the last is none, `-1`: there the typed words stand. */
export function stepThrough(place: number, step: 1 | -1, count: number): number {
  const next = place + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
