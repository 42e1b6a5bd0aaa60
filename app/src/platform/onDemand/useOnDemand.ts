import { useState } from 'react';
import { reportFailure } from '../failures.ts';

/** Of what a page needs only once it is asked for: the part, once it is here, and how to fetch it. */
interface OnDemand<Part> {
  Part: Part | null;
  /** Resolves with whether the part is here. A failure is told as any other, and leaves the page as it is. */
  fetchPart: () => Promise<boolean>;
}

/** Loads a part of a page when it is asked for: `useOnDemand(loadRoute(() => import('./Window.tsx').then(…), []))`. */
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
