import { openingRoutes } from '../../routes/boxes/opening/routes.ts';

/** Held by every window in which something is under way that a new release must not interrupt. */
const lockName = 'under way';

const openPath = openingRoutes.open('').split('?')[0];

/** Whether a box is being opened or a form being filled in on a page; `holds` of its navigation guard. */
export function isUnderWay(pathname: string, holds: number): boolean {
  return pathname === openPath || holds > 0;
}

/** Tells the other windows that something is under way here, until the function it returns is called. */
export function holdRelease(): () => void {
  let release = (): void => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Absent over plain http, where there is no service worker either.
  void (navigator.locks as LockManager | undefined)?.request(lockName, { mode: 'shared' }, () => done);
  return release;
}

/** Does the work when nothing is under way in any window, and says whether it did. */
export function whenIdle(work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
