import type { Namespace } from '@mcy/ui/i18n';
import { homeRoutes } from './content/home/routes.ts';
import { declared } from './defineRoutes.ts';
import { loadPage } from './loadPage.ts';
import { loadRoute } from '../platform/loadRoute.ts';
import type { Page } from './Page.ts';

const texts: readonly Namespace[] = ['content/home', ...(homeRoutes[declared]['home']?.texts ?? [])];

/** The home page: there without the table of routes. */
export const home: Page = {
  who: 'guest',
  file: './content/home/HomeRoute.tsx',
  texts,
  load: loadPage(loadRoute(() => import('./content/home/HomeRoute.tsx').then((module) => module.HomeRoute), texts)),
};

/** Whether a path is one of its two (spec §2). */
export function isHome(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path === homeRoutes.home || path === homeRoutes.homeAlias;
}
