import { useRef, useState } from 'react';

/**
 * Runs an action and returns whether its promise is pending. Ignores clicks meanwhile, even before the next
 * render. The caller shows failures, which also go to the page's error report.
 */
export function usePress(onPress: (() => void | Promise<void>) | undefined): { pending: boolean; run: () => void } {
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  function run() {
    if (underWay.current) return;
    const outcome = onPress?.();
    if (!(outcome instanceof Promise)) return;
    underWay.current = true;
    setPending(true);
    void outcome.finally(() => {
      underWay.current = false;
      setPending(false);
    });
  }
  return { pending, run };
}
