/** Returns the whole seconds until a time, both in ms since 1970: rounded up, 0 for the past. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
