import { loadPage } from './loadPage.ts';

/** Loads the pages beside the home page. */
export const loadPages = loadPage(() => import('./pages.ts'));

/** Fetches them before somebody goes to one. Nobody waits for it. */
export function prefetchPages(): void {
  void import('./pages.ts').catch(() => {});
}
