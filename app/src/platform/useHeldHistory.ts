import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isHeld, leave } from './navigationGuard.ts';

/** History position of the current page. */
let shown: number | null = null;
/** History entries of the navigation being undone; 0 for none. */
let undoing = 0;

// Here and not in an effect: this listener must be registered before the router's.
if (!import.meta.env.SSR) addEventListener('popstate', holdBack);

/**
 * Asks before the browser's back and forward buttons leave a form. They cannot be blocked, so the navigation is undone
 * before the router sees it, and repeated when the user agrees.
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

/** The router numbers and names its entries, the first one "default"; null for any other entry. */
function readEntry(): { place: number; key: string } | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return null;
  return { place: state.idx, key: 'key' in state && typeof state.key === 'string' ? state.key : 'default' };
}
