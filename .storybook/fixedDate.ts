/** The moment it is in every story: a Friday evening, while the free daily draw is open. */
export const storyNow = '2026-11-20T13:30:00.000Z';

const LiveDate = globalThis.Date;
let holders = 0;

/** Stops the clock at a moment, given as ISO 8601; returns what sets it going again, once all who stopped it have let go. */
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
