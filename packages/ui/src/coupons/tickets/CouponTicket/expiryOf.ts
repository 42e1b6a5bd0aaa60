const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From here on, a coupon warns that it is about to expire. */
const soon = 3 * day;

/** Time left on a coupon; `left` counts whole units, at least one. */
export type Expiry = { when: 'later' | 'over' } | { when: 'soon'; unit: 'days' | 'hours' | 'minutes'; left: number };

/** Both times are ISO 8601. Rounds down, so that it never promises too much time. */
export function expiryOf(valid_until: string, now: string): Expiry {
  const left = Date.parse(valid_until) - Date.parse(now);
  if (left <= 0) return { when: 'over' };
  if (left > soon) return { when: 'later' };
  if (left >= day) return { when: 'soon', unit: 'days', left: Math.floor(left / day) };
  if (left >= hour) return { when: 'soon', unit: 'hours', left: Math.floor(left / hour) };
  return { when: 'soon', unit: 'minutes', left: Math.max(1, Math.floor(left / minute)) };
}
