/** A relative time (spec §9); `date` is shown as a date. */
export type RelativeTimeSpan =
  | { unit: 'now' }
  | { unit: 'date' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The rule of relative times (spec §9): under 5 minutes "just now", then whole minutes, hours, and days up to 30; then
 * the date. Both times are in ms since 1970. Less than 5 minutes in the future means a wrong clock; further ahead it is
 * a date.
 */
export function relativeTimeOf(at: number, now: number): RelativeTimeSpan {
  const ago = now - at;
  if (ago <= -5 * minute) return { unit: 'date' };
  if (ago < 5 * minute) return { unit: 'now' };
  if (ago < hour) return { unit: 'minutes', count: Math.floor(ago / minute) };
  if (ago < day) return { unit: 'hours', count: Math.floor(ago / hour) };
  if (ago < 31 * day) return { unit: 'days', count: Math.floor(ago / day) };
  return { unit: 'date' };
}
