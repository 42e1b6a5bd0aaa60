import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Start of a list, in px from the top of the page, and the gap between its lines. */
export interface ListPlace {
  top: number;
  gap: number;
}

/** Tracks a list's position as content above it changes. */
export function useListPlace(list: RefObject<HTMLElement | null>, known: ListPlace): ListPlace {
  const [place, setPlace] = useState(known);

  function look() {
    if (list.current === null) return;
    const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    const gap = Number.parseFloat(getComputedStyle(list.current).rowGap) || 0;
    // Positions are only known after layout, and lines must be placed before paint.
    // oxlint-disable-next-line react/set-state-in-effect
    if (top !== place.top || gap !== place.gap) setPlace({ top, gap });
  }

  useLayoutEffect(look);

  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    const observer = new ResizeObserver(() => lookAgain());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return place;
}
