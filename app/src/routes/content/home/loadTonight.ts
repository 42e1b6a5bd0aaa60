import { loadRoute } from '../../../platform/loadRoute.ts';

/** Tonight's free draw, with its texts. */
export const loadTonight = loadRoute(
  () => import('../../boxes/daily/Tonight.tsx').then((module) => module.Tonight),
  ['boxes/daily'],
);
