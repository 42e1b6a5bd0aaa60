/** The moment it is in every story: a Friday evening, while the free daily draw is open. */
export const storyNow = '2026-11-20T13:30:00.000Z';

/** Stops the clock at a moment, given as ISO 8601; returns what sets it going again. */
export function fixDate(now: string): () => void {
  const LiveDate = globalThis.Date;
  const moment = LiveDate.parse(now);
  globalThis.Date = new Proxy(LiveDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [moment] : given, self) as Date,
    apply: () => new LiveDate(moment).toString(),
    get: (target, property) => (property === 'now' ? () => moment : (Reflect.get(target, property) as unknown)),
  });
  return () => {
    globalThis.Date = LiveDate;
  };
}
