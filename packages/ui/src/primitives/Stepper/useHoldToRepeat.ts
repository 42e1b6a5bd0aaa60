import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delay in ms before a held click repeats, and between repeats. */
const holdDelay = 400;
const repeatDelay = 80;

/** Spread on a button: a click acts once, holding it repeats. */
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
      // The click after holding must not count.
      if (repeated.current) repeated.current = false;
      else onAct();
    },
    onContextMenu(event: { preventDefault: () => void }) {
      // Phones open a context menu on a long press.
      event.preventDefault();
    },
  };
}
