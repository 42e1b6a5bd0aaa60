import { useState } from 'react';

/** Runs an action and says whether its promise is still open; a failure is the caller's to show, and goes on to the page's error report. */
export function usePress(onPress: (() => void | Promise<void>) | undefined): { pending: boolean; run: () => void } {
  const [pending, setPending] = useState(false);
  function run() {
    const outcome = onPress?.();
    if (!(outcome instanceof Promise)) return;
    setPending(true);
    void outcome.finally(() => setPending(false));
  }
  return { pending, run };
}
