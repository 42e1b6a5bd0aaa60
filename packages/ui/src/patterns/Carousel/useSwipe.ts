import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Px a finger moves before it is a swipe and not a tap, and before the swipe counts. */
const slack = 8;
const enough = 40;

/** Follows a finger or mouse sideways; vertical movement stays the page's (`touch-action: pan-y`). */
export function useSwipe({ onDrag, onSwipe }: { onDrag: (px: number) => void; onSwipe: (step: 1 | -1) => void }) {
  const [drag, setDrag] = useState(0);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);

  function move(px: number) {
    setDrag(px);
    if (px !== 0) onDrag(px);
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      from.current = event.isPrimary && event.button === 0 ? event.clientX : null;
      swiped.current = false;
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === null) return;
      const moved = event.clientX - from.current;
      if (!swiped.current && Math.abs(moved) < slack) return;
      if (!swiped.current) event.currentTarget.setPointerCapture(event.pointerId);
      swiped.current = true;
      move(moved);
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null) return;
      const moved = event.clientX - from.current;
      from.current = null;
      move(0);
      if (swiped.current && Math.abs(moved) >= enough) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
      move(0);
    },
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
