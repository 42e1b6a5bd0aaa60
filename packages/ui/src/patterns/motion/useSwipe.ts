import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Distance in px after which a tap becomes a swipe. */
const slack = 8;

export interface SwipeOptions {
  /** Minimum distance in px of a completed swipe. */
  threshold?: number;
  /** Leaves movement to others, such as panning a zoomed picture. */
  disabled?: boolean;
  onDrag?: (px: number) => void;
  /** Called after a swipe: 1 for next (to the left on the screen), -1 for previous. */
  onSwipe: (step: 1 | -1) => void;
}

/** Follows a finger or mouse sideways; vertical movement scrolls the page (`touch-action: pan-y`). */
export function useSwipe({ threshold = 40, disabled = false, onDrag, onSwipe }: SwipeOptions) {
  const [drag, setDrag] = useState(0);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);

  function move(px: number) {
    setDrag(px);
    if (px !== 0) onDrag?.(px);
  }

  function letGo() {
    from.current = null;
    move(0);
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      // A second finger is a pinch, not a swipe.
      if (!event.isPrimary) return letGo();
      from.current = event.button === 0 && !disabled ? event.clientX : null;
      swiped.current = false;
      return undefined;
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === null || !event.isPrimary) return;
      const moved = event.clientX - from.current;
      if (!swiped.current && Math.abs(moved) < slack) return;
      if (!swiped.current) event.currentTarget.setPointerCapture(event.pointerId);
      swiped.current = true;
      move(moved);
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null || !event.isPrimary) return;
      const moved = event.clientX - from.current;
      letGo();
      if (swiped.current && Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: letGo,
    /** The click at the end of a swipe must not open anything. */
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Prevents native dragging of links and pictures. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
  return { drag, handlers };
}
