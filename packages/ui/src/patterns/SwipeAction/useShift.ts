import { type RefObject, useLayoutEffect, useState } from 'react';
import { shiftOf } from './shiftOf.ts';

/** Returns the row's offset in screen px: the width of its actions when open, and with the finger during a drag. */
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
