import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Px a finger moves before it is a swipe and not a tap. */
const slack = 8;

export interface SwipeOptions {
  /** Px a swipe must have gone, when it ends, to count. */
  threshold?: number;
  /** Movement is left to others, such as the panning of a picture that is zoomed in. */
  disabled?: boolean;
  onDrag?: (px: number) => void;
  /** A swipe that counts: 1 for what comes after (to the left on the screen), -1 for what was before. */
  onSwipe: (step: 1 | -1) => void;
}

/** Follows a finger or mouse sideways; vertical movement stays the page's (`touch-action: pan-y`). */
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
      // A second finger pinches: the first one's way was no swipe.
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
    /** The click that ends a swipe opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** A link or picture must not come off and be dragged along. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
  return { drag, handlers };
}
