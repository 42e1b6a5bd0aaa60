import { type MouseEvent, useRef } from 'react';

/** Ms and px within which two taps are one double tap. */
const quick = 300;
const near = 24;

/** Tells of each click whether it is the second of a double tap. Browsers disagree on `dblclick` where a finger taps. */
export function useDoubleTap(): (click: MouseEvent) => boolean {
  const last = useRef<{ time: number; x: number; y: number } | null>(null);
  return ({ timeStamp, clientX, clientY }) => {
    const before = last.current;
    const second =
      before !== null && timeStamp - before.time <= quick && Math.hypot(clientX - before.x, clientY - before.y) <= near;
    // A third one begins anew.
    last.current = second ? null : { time: timeStamp, x: clientX, y: clientY };
    return second;
  };
}
