/** Current time in every story: a Friday evening, while the free daily draw is open. */
export const storyNow = '2026-11-20T13:30:00.000Z';

const LiveDate = globalThis.Date;
let holders = 0;

/**
 * Freezes the clock at an ISO 8601 time. Returns a function that releases it; the clock runs again once every caller
 * has released it.
 */
export function fixDate(now: string): () => void {
  const moment = LiveDate.parse(now);
  globalThis.Date = new Proxy(LiveDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [moment] : given, self) as Date,
    apply: () => new LiveDate(moment).toString(),
    get: (target, property) => (property === 'now' ? () => moment : (Reflect.get(target, property) as unknown)),
  });
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) globalThis.Date = LiveDate;
  };
}
