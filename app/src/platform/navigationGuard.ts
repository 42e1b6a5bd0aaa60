import { createStore } from './createStore.ts';

interface NavigationGuard {
  /** Forms with something to lose. */
  holds: ReadonlySet<symbol>;
  /** The navigation waiting for confirmation; null for none. */
  leaving: (() => void) | null;
}

/** Which forms block navigation, and which navigation waits for an answer. */
export const navigationGuard = createStore<NavigationGuard>({ holds: new Set(), leaving: null });

/** Blocks navigation until the returned function is called: for `UnsavedGuardProvider`. */
export function holdNavigation(): () => void {
  const hold = Symbol('hold');
  const change = (holds: ReadonlySet<symbol>): void => navigationGuard.write({ ...navigationGuard.read(), holds });
  change(new Set([...navigationGuard.read().holds, hold]));
  return () => change(new Set([...navigationGuard.read().holds].filter((other) => other !== hold)));
}

export function isHeld(): boolean {
  return navigationGuard.read().holds.size > 0;
}

/** Navigates at once, or after the user agrees to lose the input. */
export function leave(go: () => void): void {
  if (isHeld()) navigationGuard.write({ ...navigationGuard.read(), leaving: go });
  else go();
}

/** The user's answer. After agreeing to leave they are not asked again, however the navigation continues. */
export function answer(choice: 'stay' | 'leave'): void {
  const { holds, leaving } = navigationGuard.read();
  navigationGuard.write({ holds: choice === 'leave' ? new Set() : holds, leaving: null });
  if (choice === 'leave') leaving?.();
}
