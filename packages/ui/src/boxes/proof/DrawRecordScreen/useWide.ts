import { useSyncExternalStore } from 'react';
import { media } from '../../../tokens/media.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for two columns. Where it decides what is in the page; what only looks different is for CSS. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.desktop).matches);
}
