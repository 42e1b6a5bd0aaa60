import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds a press is held before it repeats, and between repeats. */
const holdDelay = 400;
const repeatDelay = 80;

/** Spread on a button: a press acts once, a press that is held acts again and again. */
export function useHoldToRepeat(onAct: () => void) {
  const [held, setHeld] = useState(false);
  const repeated = useRef(false);
  const repeat = useEffectEvent(() => {
    repeated.current = true;
    onAct();
  });

  useEffect(() => {
    if (!held) return undefined;
    let timer = setTimeout(tick, holdDelay);
    function tick() {
      repeat();
      timer = setTimeout(tick, repeatDelay);
    }
    return () => clearTimeout(timer);
  }, [held]);

  function release() {
    setHeld(false);
  }

  return {
    onPointerDown() {
      repeated.current = false;
      setHeld(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick() {
      // The click that ends a held press is no press of its own.
      if (repeated.current) repeated.current = false;
      else onAct();
    },
    onContextMenu(event: { preventDefault: () => void }) {
      // A phone takes a long press for a wish to see a menu.
      event.preventDefault();
    },
  };
}
