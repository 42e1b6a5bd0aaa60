import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isHeld, leave } from './navigationGuard.ts';

/** Where in the history the page that is shown stands. */
let shown: number | null = null;
/** The move that is being undone, in entries; 0 while none is. */
let undoing = 0;

// Here and not in an effect: a listener of the window hears a move before the router does only if it was there first.
addEventListener('popstate', holdBack);

/**
 * Asks before the browser's own back and forward leave a form. They cannot be stopped, so the move is undone before
 * the router hears of it, and made again when the person agrees.
 */
export function useHeldHistory(): void {
  const { key } = useLocation();
  useEffect(() => {
    const entry = readEntry();
    if (entry?.key === key) shown = entry.place;
  }, [key]);
}

function holdBack(event: PopStateEvent): void {
  if (undoing !== 0) {
    const steps = undoing;
    undoing = 0;
    event.stopImmediatePropagation();
    leave(() => history.go(steps));
    return;
  }
  const entry = readEntry();
  const steps = entry === null || shown === null ? 0 : entry.place - shown;
  if (steps === 0 || !isHeld()) return;
  event.stopImmediatePropagation();
  undoing = steps;
  history.go(-steps);
}

/** The router counts and names the entries it makes, the first one "default"; null for one that is not its own. */
function readEntry(): { place: number; key: string } | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return null;
  return { place: state.idx, key: 'key' in state && typeof state.key === 'string' ? state.key : 'default' };
}
