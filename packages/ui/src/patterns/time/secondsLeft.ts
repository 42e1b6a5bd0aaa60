/** Whole seconds until a moment, both in ms since 1970: a begun second counts, what is past is 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
