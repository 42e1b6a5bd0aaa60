import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Handles keys pressed anywhere in the surrounding window, including its frame, but not in a window above it. */
export function useWindowKeys(part: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
    if (part.current !== null && target?.contains(part.current) === true) onKey(event.key);
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
