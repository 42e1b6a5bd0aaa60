import { useState } from 'react';
import { reportFailure } from '../failures.ts';

/** A part loaded on demand: the component, once loaded, and how to fetch it. */
interface OnDemand<Part> {
  Part: Part | null;
  /** Resolves with true once the part is loaded. A failure is reported as usual and leaves the page unchanged. */
  fetchPart: () => Promise<boolean>;
}

/** Loads part of a page on demand: `useOnDemand(loadRoute(() => import('./Window.tsx').then(…), []))`. */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const [Part, setPart] = useState<Part | null>(null);
  return {
    Part,
    async fetchPart() {
      try {
        const loaded = await load();
        setPart(() => loaded);
        return true;
      } catch (error) {
        reportFailure(error);
        return false;
      }
    },
  };
}
