import { createStore } from './createStore.ts';

interface NavigationGuard {
  /** Forms with something to lose. */
  holds: ReadonlySet<symbol>;
  /** What somebody wanted to do when they were asked to stay; null while nobody is asked. */
  leaving: (() => void) | null;
}

/** Who holds moves inside the app back, and which move waits for an answer. */
export const navigationGuard = createStore<NavigationGuard>({ holds: new Set(), leaving: null });

/** Holds moves back until the function it returns is called: for `UnsavedGuardProvider`. */
export function holdNavigation(): () => void {
  const hold = Symbol('hold');
  const change = (holds: ReadonlySet<symbol>): void => navigationGuard.write({ ...navigationGuard.read(), holds });
  change(new Set([...navigationGuard.read().holds, hold]));
  return () => change(new Set([...navigationGuard.read().holds].filter((other) => other !== hold)));
}

export function isHeld(): boolean {
  return navigationGuard.read().holds.size > 0;
}

/** Moves on at once, or as soon as the person agreed to lose what they typed. */
export function leave(go: () => void): void {
  if (isHeld()) navigationGuard.write({ ...navigationGuard.read(), leaving: go });
  else go();
}

/** The person's answer. Who leaves is asked no more, whatever way the move then takes. */
export function answer(choice: 'stay' | 'leave'): void {
  const { holds, leaving } = navigationGuard.read();
  navigationGuard.write({ holds: choice === 'leave' ? new Set() : holds, leaving: null });
  if (choice === 'leave') leaving?.();
}
