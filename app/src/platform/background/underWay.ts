/** Held by every window with an activity that a new release must not interrupt. */
const lockName = 'under way';

/** Tells other windows that this one is busy, until the returned function is called. */
export function holdRelease(): () => void {
  let release = (): void => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Missing over plain http, where there is no service worker either.
  void (navigator.locks as LockManager | undefined)?.request(lockName, { mode: 'shared' }, () => done);
  return release;
}

/** Runs the work when no window is busy; resolves with true if it ran. */
export function whenIdle(work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
