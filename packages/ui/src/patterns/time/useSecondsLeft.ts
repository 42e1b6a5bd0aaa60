import { useSyncExternalStore } from 'react';
import { secondsLeft } from './secondsLeft.ts';

/**
 * Seconds until a moment (ms since 1970; `null` is none, and gives 0), by a clock that may be the server's.
 * Each second is read from the clock, never counted, so a slow timer or a sleeping tab makes it late but not wrong.
 */
export function useSecondsLeft(until: number | null, now: () => number): number {
  function subscribe(onSecond: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait() {
      const left = until === null ? 0 : until - now();
      if (left <= 0) return;
      timer = setTimeout(
        () => {
          // In this order: a timer may fire a moment early, and then the next one must be set before the clock is told.
          wait();
          onSecond();
        },
        // A timer drops fractions, and would fire before its second.
        Math.ceil(left % 1000) || 1000,
      );
    }
    wait();
    return () => clearTimeout(timer);
  }
  return useSyncExternalStore(subscribe, () => (until === null ? 0 : secondsLeft(until, now())));
}
