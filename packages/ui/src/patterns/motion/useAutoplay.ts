import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { usePageVisible } from './usePageVisible.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface Autoplay {
  /** What the reader wants: the pause button shows this. */
  playing: boolean;
  /** Turns by itself right now: not held under a pointer or focus, not in a hidden tab. */
  running: boolean;
  onTogglePlaying: () => void;
  /** For the root: a mouse over it or the keyboard's focus in it holds it. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Calls `onTurn` every `interval` ms until paused (WCAG 2.2.2); a new `turn` starts the interval again. Under reduced motion it waits to be started. */
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
      // A finger leaves no trace when it lifts; only a mouse rests.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
