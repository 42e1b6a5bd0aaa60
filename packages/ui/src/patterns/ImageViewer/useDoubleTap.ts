import { type MouseEvent, useRef } from 'react';

/** Maximum time in ms and distance in px of a double tap. */
const quick = 300;
const near = 24;

/** Returns true for the second click of a double tap. Browsers disagree on `dblclick` for touch. */
export function useDoubleTap(): (click: MouseEvent) => boolean {
  const last = useRef<{ time: number; x: number; y: number } | null>(null);
  return ({ timeStamp, clientX, clientY }) => {
    const before = last.current;
    const second =
      before !== null && timeStamp - before.time <= quick && Math.hypot(clientX - before.x, clientY - before.y) <= near;
    // A third click starts over.
    last.current = second ? null : { time: timeStamp, x: clientX, y: clientY };
    return second;
  };
}
