import { use, useEffect } from 'react';
import { HoldContext } from './UnsavedGuardProvider.tsx';

/** While `unsaved`, asks before leaving: the browser on close or reload, the app on navigation. */
export function useUnsavedGuard(unsaved: boolean): void {
  const hold = use(HoldContext);
  useEffect(() => {
    if (!unsaved) return undefined;
    addEventListener('beforeunload', askFirst);
    const release = hold?.();
    return () => {
      removeEventListener('beforeunload', askFirst);
      release?.();
    };
  }, [unsaved, hold]);
}

/** The browser uses its own words; a page cannot choose them. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
