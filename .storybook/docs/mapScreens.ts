import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A route of the shop as the table of paths has it. */
interface Route {
  area: string;
  screen: string;
  who: string;
}

/** A route, whether its screen is built, and where the screen can be seen. */
export interface MappedScreen extends Route {
  path: string;
  /** Opens in the app; any other path shows that it is under development. */
  built: boolean;
  /** Storybook's id of its first story; null while it has none. */
  storyId: string | null;
}

/** Modules' sources by their paths. */
type Sources = Readonly<Record<string, string>>;

/**
 * Joins the table of paths with the loader of screens, the routes' sources and the stories: what the code itself says is
 * built, so that the map cannot go stale. A path leads to a route, the route to the screen it renders, the screen to its stories.
 */
export function mapScreens(
  paths: Readonly<Record<string, Route>>,
  { loader, routes, stories }: { loader: string; routes: Sources; stories: Sources },
): readonly MappedScreen[] {
  const routeOf = routesByPath(loader);
  return Object.entries(paths).map(([path, route]) => {
    const file = routeOf.get(path);
    const component = (file === undefined ? null : screenIn(file, routes)) ?? `${route.screen}Screen`;
    return { ...route, path, built: file !== undefined, storyId: firstStoryOf(component, stories, route.area) };
  });
}

/** The route module that each path loads: named directly, or by a constant that several paths share. */
function routesByPath(loader: string): ReadonlyMap<string, string> {
  const load = String.raw`loadRoute\(\s*\(\) => import\('([^']+)'\)`;
  const shared = new Map(
    [...loader.matchAll(new RegExp(`const (\\w+) = ${load}`, 'g'))].map(([, name = '', file = '']) => [name, file]),
  );
  return new Map(
    [...loader.matchAll(new RegExp(`^ {2}'(/[^']*)': (?:(\\w+),|${load})`, 'gm'))].map(
      ([, path = '', name = '', file]) => [path, file ?? shared.get(name) ?? ''],
    ),
  );
}

/** The screen that a route renders, itself or by a module beside it. */
function screenIn(file: string, routes: Sources): string | null {
  const source = sourceEndingWith(routes, file.replace('./', '/routes/')) ?? '';
  const screen = /<(\w+Screen)\b/.exec(source)?.[1];
  if (screen !== undefined) return screen;
  const folder = file.slice(0, file.lastIndexOf('/'));
  for (const [, sibling = ''] of source.matchAll(/from '\.(\/\w+\.tsx)'/g)) {
    const found = screenIn(folder + sibling, routes);
    if (found !== null) return found;
  }
  return null;
}

function firstStoryOf(component: string, stories: Sources, area: string): string | null {
  const end = `/${component}/${component}.stories.tsx`;
  // Screens of two areas may share a name.
  const source = sourceEndingWith(stories, `/${area}${end}`) ?? sourceEndingWith(stories, end);
  const title = /\btitle: '([A-Z]\w*\/[^']+)'/.exec(source ?? '')?.[1];
  const story = /^export const (\w+)/m.exec(source ?? '')?.[1];
  return title === undefined || story === undefined ? null : toId(title, storyNameFromExport(story));
}

function sourceEndingWith(sources: Sources, end: string): string | undefined {
  const path = Object.keys(sources).find((candidate) => candidate.endsWith(end));
  return path === undefined ? undefined : sources[path];
}
