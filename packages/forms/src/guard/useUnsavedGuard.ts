import { use, useEffect } from 'react';
import { HoldContext } from './UnsavedGuardProvider.tsx';

/** While `unsaved`, asks before the page is left: the browser on closing or reloading it, the app on moving inside it. */
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

/** The browser asks in its own words; a page cannot choose them. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
