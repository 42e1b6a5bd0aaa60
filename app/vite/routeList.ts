import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type RegisteredRoute, collectRoutes } from '../src/routes/collectRoutes.ts';

const routes = join(import.meta.dirname, '../src/routes');

/** Writes `routes.json`: every path the app has, so that the server can answer 404 to the others, those that are open to guests, which it renders, those of people with a session, whose frames it renders, and the file that lists their screens. */
export function routeList(): Plugin {
  return {
    name: 'mcy:route-list',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const pages = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/app/src/routes/pages.ts')),
      );
      if (!pages) this.error('app/src/routes/pages.ts is in no file of its own.');
      const registered = await readRoutes();
      if (registered.length === 0) this.error('No topic of app/src/routes registers a route.');
      const parametersBy = (who: RegisteredRoute['who']): Readonly<Record<string, readonly string[]>> =>
        Object.fromEntries(
          registered.filter((route) => route.who === who).map((route) => [route.path, parametersOf(route)] as const),
        );
      const list = {
        paths: registered.map(({ path }) => path),
        open: parametersBy('guest'),
        own: parametersBy('user'),
        shown: Object.fromEntries(
          registered.flatMap(({ path, shows }) => (shows === undefined ? [] : [[path, shows]])),
        ),
        parts: Object.fromEntries(registered.map((route) => [route.path, partsOf(route)] as const)),
        screens: `/${pages.fileName}`,
      };
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(list) });
    },
  };
}

/** As `table.ts` collects them in a browser. */
async function readRoutes(): Promise<readonly RegisteredRoute[]> {
  const modules: Record<string, object> = {};
  for (const file of globSync(['*/*/routes.ts', '*/planned.ts'], { cwd: routes }).toSorted()) {
    const module: unknown = await import(pathToFileURL(join(routes, file)).href);
    if (typeof module === 'object' && module !== null) modules[`./${file.replaceAll('\\', '/')}`] = module;
  }
  return [...collectRoutes(modules).values()];
}

/** The names of the parameters that a route's addresses have. */
function parametersOf({ address }: RegisteredRoute): readonly string[] {
  // Each declares how it is called by itself; the names do not depend on what it is called with.
  const name = address as ((...given: readonly string[]) => object) | undefined;
  return Object.keys(name?.('', '', '', '') ?? {});
}

/** Sources of a route's screen and texts, as the manifest names them; `{locale}` stands for the language. */
function partsOf({ area, topic, screen, texts = [] }: RegisteredRoute): readonly string[] {
  const [folder, name] = topic === null ? ['system/frame', 'UnderDevelopment'] : [`${area}/${topic}`, screen];
  const namespaces = topic === null ? ['system/coming', 'system/frame'] : [folder, ...texts];
  return [
    `src/routes/${folder}/${name}Route.tsx`,
    ...namespaces.map(
      (namespace) =>
        `../packages/ui/src/${namespace === 'forms' ? 'i18n/formTexts' : `${namespace}/texts`}/{locale}.ts`,
    ),
  ];
}
