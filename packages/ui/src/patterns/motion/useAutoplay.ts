import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { usePageVisible } from './usePageVisible.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface Autoplay {
  /** The user's choice, shown by the pause button. */
  playing: boolean;
  /** True while it turns by itself: not hovered, focused or in a hidden tab. */
  running: boolean;
  onTogglePlaying: () => void;
  /** Props for the root: hover and keyboard focus pause it. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Calls `onTurn` every `interval` ms until paused (WCAG 2.2.2); a new `turn` restarts the interval. With reduced motion
 * it waits to be started.
 */
export function useAutoplay({
  interval,
  turn,
  disabled,
  onTurn,
}: {
  interval: number;
  turn: number;
  disabled: boolean;
  onTurn: (turn: number) => void;
}): Autoplay {
  const reduced = useReducedMotion();
  const visible = usePageVisible();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted ?? !reduced;
  const running = playing && visible && !pointed && !focused && !disabled;

  const turnOver = useEffectEvent(onTurn);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => turnOver(turn), interval);
    return () => clearTimeout(timer);
  }, [running, interval, turn]);

  return {
    playing,
    running,
    onTogglePlaying: () => setWanted(!playing),
    holders: {
      // Touch does not hover; only a mouse does.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
