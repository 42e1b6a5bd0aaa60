import { type RefObject, useLayoutEffect, useState } from 'react';
import { shiftOf } from './shiftOf.ts';

/** How far the row stands aside, in px of the screen: as far as its actions are wide when open, and with the finger while it drags. */
export function useShift(
  aside: RefObject<HTMLElement | null>,
  { open, drag }: { open: boolean; drag: number },
): number {
  const [{ width, rtl }, setSize] = useState({ width: 0, rtl: false });

  useLayoutEffect(() => {
    const element = aside.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.offsetWidth, rtl: getComputedStyle(element).direction === 'rtl' });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [aside]);

  return shiftOf({ open, drag, width, rtl });
}
