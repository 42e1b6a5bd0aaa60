import type { ComponentType } from 'react';
import { loadHome } from './loadHome.ts';
import { loadPage } from './loadPage.ts';
import type { Path } from './paths.ts';

type ScreenLoader = () => Promise<ComponentType>;

const loaders = new Map<Path | null, ScreenLoader>();

/** Loads the screen of a path, or the 404 page for null. The list of them is no part of the first page: it names every file of every screen. */
export function loadScreen(path: Path | null): Promise<ComponentType> {
  const load = loaders.get(path) ?? loadPage(() => find(path));
  loaders.set(path, load);
  return load();
}

async function find(path: Path | null): Promise<ComponentType> {
  if (path === '/' || path === '/pages/index/index') return loadHome();
  const { loadListedScreen } = await import('./screens.ts');
  return loadListedScreen(path);
}
