import { type RefObject, useEffect, useState } from 'react';

/** Whether a sticky element lies over what scrolls under it, rather than in its place. */
export function useStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const top = Number.parseFloat(getComputedStyle(element).top) || 0;
    // Where it sticks, its first line of pixels is cut off by a window that begins one lower.
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
