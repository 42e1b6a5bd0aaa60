import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ScrollEdges, scrollEdgesOf } from './scrollEdgesOf.ts';

const allInSight: ScrollEdges = { left: false, right: false, top: false, bottom: false };

/** Tracks which edges of a scroll container hide content, on scroll, resize and content change. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(allInSight);

  // Before the first paint: a scroll container must be focusable from the start.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    function measure() {
      if (!element) return;
      const next = scrollEdgesOf(element, getComputedStyle(element).direction === 'rtl');
      setEdges((last) => (sameEdges(last, next) ? last : next));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return edges;
}

function sameEdges(one: ScrollEdges, other: ScrollEdges): boolean {
  return one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom;
}
