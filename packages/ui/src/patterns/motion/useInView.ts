import { type RefObject, useEffect, useState } from 'react';

/** Returns true while an element is in view, `margin` px early, or once a `share` of it is. */
export function useInView(
  target: RefObject<Element | null>,
  { margin = 0, share = 0 }: { margin?: number; share?: number },
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      // The last entry is the current state.
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The document as root, or the margin would not count inside a frame.
      { root: document, rootMargin: `${margin}px`, threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, margin, share]);
  return inView;
}
