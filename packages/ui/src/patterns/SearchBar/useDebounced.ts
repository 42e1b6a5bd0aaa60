import { useEffect, useRef } from 'react';

/** Debounces a callback by `wait` ms; `now` calls it at once and cancels the pending call. */
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
