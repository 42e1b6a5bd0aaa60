import { useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', onChange);
    page.disconnect();
  };
}

function isReduced() {
  return window.matchMedia(media.reducedMotion).matches || document.documentElement.dataset['motion'] === 'still';
}

/**
 * Returns true when the user prefers reduced motion, by the system or by the page's `data-motion`: nothing may move by
 * itself.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
