import { useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isReduced() {
  // Snapshots set data-motion, because a browser's own setting cannot be changed from a page.
  return window.matchMedia(media.reducedMotion).matches || document.documentElement.dataset['motion'] === 'still';
}

/** Whether the reader asked for less motion: nothing may then move by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced);
}
