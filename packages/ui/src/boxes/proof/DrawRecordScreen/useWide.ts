import { useSyncExternalStore } from 'react';
import { media } from '../../../tokens/media.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns true when two columns fit. Use it only when the DOM differs; leave visual differences to CSS. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.desktop).matches,
    () => false,
  );
}
