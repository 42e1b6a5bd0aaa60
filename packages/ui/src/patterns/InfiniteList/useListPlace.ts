import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Where a list begins, in px from the top of the page, and the px between its lines. */
export interface ListPlace {
  top: number;
  gap: number;
}

/** Follows where a list lies as what stands above it comes and goes. */
export function useListPlace(list: RefObject<HTMLElement | null>, known: ListPlace): ListPlace {
  const [place, setPlace] = useState(known);

  function look() {
    if (list.current === null) return;
    const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    const gap = Number.parseFloat(getComputedStyle(list.current).rowGap) || 0;
    // Only what the browser has laid out tells where it is, and the lines must lie right before they are seen.
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
