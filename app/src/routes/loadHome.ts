import { loadRoute } from './loadRoute.ts';

/** Loads the home screen, at both of its addresses (spec §2). */
export const loadHome = loadRoute(
  () => import('./content/HomeRoute.tsx').then((module) => module.HomeRoute),
  ['boxes/opening', 'boxes/pools', 'content/home'],
);
