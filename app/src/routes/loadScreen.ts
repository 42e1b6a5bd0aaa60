import type { ComponentType } from 'react';
import { loadHome } from './loadHome.ts';
import { loadRoute } from './loadRoute.ts';
import type { Path } from './paths.ts';

type ScreenLoader = () => Promise<ComponentType>;

const loaders = new Map<Path | null, ScreenLoader>([
  ['/', loadHome],
  ['/pages/index/index', loadHome],
]);

/** Loads the screen of a path, or the 404 page for null. The list of them is no part of the first page: it names every file of every screen. */
export function loadScreen(path: Path | null): Promise<ComponentType> {
  const load =
    loaders.get(path) ?? loadRoute(() => import('./screens.ts').then((list) => list.loadListedScreen(path)), []);
  loaders.set(path, load);
  return load();
}
