import { type RefObject, useEffect, useState } from 'react';

/** Returns true while a sticky element covers scrolled content instead of being in its place. */
export function useStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const top = Number.parseFloat(getComputedStyle(element).top) || 0;
    // The observed window starts one pixel lower, so that a stuck element is no longer fully inside.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last !== undefined) setStuck(last.intersectionRatio < 1 && last.boundingClientRect.top <= top + 1);
      },
      { rootMargin: `${-top - 1}px 0px 0px 0px`, threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return stuck;
}
