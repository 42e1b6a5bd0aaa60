/**
 * Where a slide stands on an endless track, in widths of a slide, so that it is as near as can be to what is shown.
 * With two slides the other one is equally near on both sides: `behind` says on which it stands.
 */
export function placeOf(slide: number, shown: number, count: number, behind: boolean): number {
  const rounds = (shown - slide) / count;
  return slide + count * (behind ? Math.ceil(rounds - 0.5) : Math.floor(rounds + 0.5));
}

/** Steps from one slide to another, the shorter way round. */
export function stepsBetween(from: number, to: number, count: number): number {
  const steps = to - from;
  if (steps > count / 2) return steps - count;
  return steps < -count / 2 ? steps + count : steps;
}
