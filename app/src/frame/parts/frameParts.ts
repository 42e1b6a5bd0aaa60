import { loadRoute } from '../../platform/loadRoute.ts';

/** Parts of the frame that no page waits for. Named here, and not in the shell, because a name of a file costs the first page as much as ten lines. */
export const frameParts = {
  account: loadRoute(
    () => import('./DesktopAccount.tsx').then((module) => module.DesktopAccount),
    ['account/notices', 'account/profile', 'mall/search'],
  ),
  side: loadRoute(() => import('./OperatorSide.tsx').then((module) => module.loadOperatorSide()), ['operator/desk']),
};
