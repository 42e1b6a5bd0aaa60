import { useSyncExternalStore } from 'react';
import { firstNow } from '../../primitives/firstRender.ts';
import { secondsLeft } from './secondsLeft.ts';

/**
 * Returns the seconds until a time (ms since 1970; 0 for `null`), by a clock that may be the server's.
 * Reads the clock each second instead of counting, so that a slow timer or a sleeping tab is late but never wrong.
 */
export function useSecondsLeft(until: number | null, now: () => number): number {
  function subscribe(onSecond: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait() {
      const left = until === null ? 0 : until - now();
      if (left <= 0) return;
      timer = setTimeout(
        () => {
          // In this order: a timer may fire early, and the next one must be set before listeners run.
          wait();
          onSecond();
        },
        // Timers drop fractions, and would fire too early.
        Math.ceil(left % 1000) || 1000,
      );
    }
    wait();
    return () => clearTimeout(timer);
  }
  const leftAt = (moment: number): number => (until === null ? 0 : secondsLeft(until, moment));
  return useSyncExternalStore(
    subscribe,
    () => leftAt(now()),
    () => leftAt(firstNow(now)),
  );
}
