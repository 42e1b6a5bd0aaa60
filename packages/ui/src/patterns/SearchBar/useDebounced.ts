import { useEffect, useRef } from 'react';

/** Calls back once nothing new came for `wait` ms; `now` calls at once and forgets what waits. */
export function useDebounced<Value>(onSettle: (value: Value) => void, wait: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    later(value: Value) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSettle(value), wait);
    },
    now(value: Value) {
      clearTimeout(timer.current);
      onSettle(value);
    },
  };
}
