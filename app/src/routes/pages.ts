import type { Right } from '@mcy/api/contract';
import type { Namespace } from '@mcy/ui/i18n';
import type { ComponentType } from 'react';
import type { RouteRole } from './defineRoutes.ts';
import { loadPage } from './loadPage.ts';
import { loadRoute } from '../platform/loadRoute.ts';
import type { Page } from './Page.ts';
import { table } from './table.ts';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*/*Route.tsx');

const underDevelopment = pageOfScreen('system', 'frame', 'UnderDevelopment', ['system/coming', 'system/frame']);

const notFound = pageOfScreen('system', 'frame', 'NotFound', ['system/frame'])('guest');

const pages = new Map<string, Page>();
for (const [path, { area, topic, screen, who, right, texts = [] }] of table) {
  const page =
    topic === null
      ? underDevelopment
      : // A topic with screens has texts: a house test holds it to that.
        pageOfScreen(area, topic, screen, [`${area}/${topic}` as Namespace, ...texts]);
  pages.set(path, page(who, right));
}

/** The page of an address, and the 404 page for an address the table does not have. */
export function pageOf(pathname: string): Page {
  return pages.get(pathOf(pathname)) ?? notFound;
}

function pageOfScreen(
  area: string,
  topic: string,
  screen: string,
  texts: readonly Namespace[],
): (who: RouteRole, right?: Right) => Page {
  const file = `./${area}/${topic}/${screen}Route.tsx`;
  const loadScreen = loadRoute(async () => {
    const Screen = (await modules[file]?.())?.[`${screen}Route`];
    if (Screen === undefined) throw new Error(`There is no ${screen}Route in app/src/routes/${area}/${topic}.`);
    return Screen;
  }, texts);
  return (who, right) => ({ who, right, file, texts, load: loadPage(loadScreen) });
}

/** As the router reads it: decoded, with or without a slash at its end. */
function pathOf(pathname: string): string {
  try {
    return decodeURI(pathname).replace(/\/+$/, '');
  } catch {
    return pathname;
  }
}
