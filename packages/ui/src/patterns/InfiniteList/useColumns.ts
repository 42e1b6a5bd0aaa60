import { useSyncExternalStore } from 'react';
import { media } from '../../tokens/media.ts';

function subscribe(onChange: () => void) {
  const queries = [media.tablet, media.desktop].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function tileColumns() {
  if (window.matchMedia(media.desktop).matches) return 4;
  return window.matchMedia(media.tablet).matches ? 3 : 2;
}

/** Number of columns in the stylesheet. */
export function useColumns(layout: 'rows' | 'pairs' | 'tiles'): number {
  const tiles = useSyncExternalStore(subscribe, tileColumns, () => 2);
  if (layout === 'pairs') return tiles === 4 ? 2 : 1;
  return layout === 'tiles' ? tiles : 1;
}
