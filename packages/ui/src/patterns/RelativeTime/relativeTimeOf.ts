/** How long ago something was, as it is told (spec §9); `date` is told by its date. */
export type RelativeTimeSpan =
  | { unit: 'now' }
  | { unit: 'date' }
  | { unit: 'minutes' | 'hours' | 'days'; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The rule of relative times (spec §9): under 5 minutes "just now", then whole minutes, hours, and days up to 30; then the date.
 * Both moments in ms since 1970. What lies less than 5 minutes ahead is a clock that is wrong, further ahead it is a date.
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
