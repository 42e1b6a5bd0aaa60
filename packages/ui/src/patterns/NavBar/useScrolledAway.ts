import { type RefObject, useEffect, useState } from 'react';

/** Returns true once the marked place has scrolled out at the top. */
export function useScrolledAway(mark: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark]);
  return away;
}
