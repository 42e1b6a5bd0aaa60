import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Distance in px the indicator must move to refresh on release. */
export const pullThreshold = 64;
const farthest = 96;
/** The indicator moves more slowly than the finger, like on a spring. */
const stiffness = 0.5;

/**
 * Returns how far, in px, a finger has pulled the page beyond its top; calls `onPull` on release past the threshold.
 */
export function usePull(
  target: RefObject<HTMLElement | null>,
  { disabled, onPull }: { disabled: boolean; onPull: () => void },
): number {
  const [distance, setDistance] = useState(0);
  const pulledEnough = useEffectEvent(onPull);

  useEffect(() => {
    const element = target.current;
    if (element === null || disabled) return undefined;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;

    function move(to: number) {
      pulled = to;
      setDistance(to);
    }
    function handleStart(event: TouchEvent) {
      const [touch, second] = event.touches;
      from =
        touch === undefined || second !== undefined || window.scrollY > 0
          ? null
          : { x: touch.clientX, y: touch.clientY };
    }
    function handleMove(event: TouchEvent) {
      const touch = event.touches[0];
      if (from === null || touch === undefined) return;
      const down = touch.clientY - from.y;
      if (pulled === 0 && (down <= 0 || Math.abs(touch.clientX - from.x) > down)) {
        from = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      move(Math.min(farthest, Math.max(0, down * stiffness)));
    }
    function handleEnd() {
      const enough = pulled >= pullThreshold;
      from = null;
      move(0);
      if (enough) pulledEnough();
    }
    function handleCancel() {
      from = null;
      move(0);
    }

    element.addEventListener('touchstart', handleStart, { passive: true });
    // Not passive, because a pull must not scroll; React's onTouchMove cannot set this.
    element.addEventListener('touchmove', handleMove, { passive: false });
    element.addEventListener('touchend', handleEnd);
    element.addEventListener('touchcancel', handleCancel);
    return () => {
      element.removeEventListener('touchstart', handleStart);
      element.removeEventListener('touchmove', handleMove);
      element.removeEventListener('touchend', handleEnd);
      element.removeEventListener('touchcancel', handleCancel);
    };
  }, [target, disabled]);

  return distance;
}
