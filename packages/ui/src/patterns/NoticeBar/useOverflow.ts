import { type RefObject, useEffect, useState } from 'react';

/** Returns the width in px of text that overflows its frame; 0 while it fits. */
export function useOverflow(frame: RefObject<Element | null>, words: RefObject<Element | null>): number {
  const [overflow, setOverflow] = useState(0);
  useEffect(() => {
    const [outer, inner] = [frame.current, words.current];
    if (outer === null || inner === null) return undefined;
    const observer = new ResizeObserver(() => {
      const width = inner.getBoundingClientRect().width;
      setOverflow(width > outer.clientWidth + 1 ? width : 0);
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, words]);
  return overflow;
}
