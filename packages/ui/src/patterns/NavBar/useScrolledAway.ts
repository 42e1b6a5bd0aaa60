import { type RefObject, useEffect, useState } from 'react';

/** Whether the marked place has been scrolled out of the window at its top. */
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
