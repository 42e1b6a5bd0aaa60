import { useRef, useState } from 'react';

/**
 * Runs an action and says whether its promise is still open. A press while it is does nothing, also one that comes
 * before the screen could show it. A failure is the caller's to show, and goes on to the page's error report.
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
