/**
 * Returns a slide's position on an endless track, in slide widths, as close as possible to the visible one.
 * With two slides the other one is equally close on both sides; `behind` decides.
 */
export function placeOf(slide: number, shown: number, count: number, behind: boolean): number {
  const rounds = (shown - slide) / count;
  return slide + count * (behind ? Math.ceil(rounds - 0.5) : Math.floor(rounds + 0.5));
}

/** Returns the steps from one slide to another, the shorter way. */
export function stepsBetween(from: number, to: number, count: number): number {
  const steps = to - from;
  if (steps > count / 2) return steps - count;
  return steps < -count / 2 ? steps + count : steps;
}
