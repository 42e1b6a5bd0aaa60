import { type ComponentType, type ReactNode, createElement, useEffect, useState } from 'react';

/** A part of the frame that no page waits for, where its media query matches, with null nowhere. Null until it is loaded, and where it cannot be. */
export function useFramePart(name: 'account' | 'side', media: string | null): ReactNode {
  'use no memo';
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (media === null) return undefined;
    const query = matchMedia(media);
    const show = (): void => {
      if (!query.matches) return;
      import('./parts/frameParts.ts')
        .then(({ frameParts }) => frameParts[name]())
        .then((Loaded) => setPart(() => Loaded))
        .catch(() => {});
    };
    show();
    query.addEventListener('change', show);
    return () => query.removeEventListener('change', show);
  }, [name, media]);
  return media && Part && createElement(Part);
}
