import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A route of the shop as its area registers it. */
interface Route {
  area: string;
  screen: string;
  who: string;
}

interface RegisteredRoute extends Route {
  /** Null until its screen is built. */
  topic: string | null;
}

/** A route, whether its screen is built, and where the screen can be seen. */
export interface MappedScreen extends Route {
  path: string;
  /** Opens in the app; other paths show that they are under development. */
  built: boolean;
  /** Storybook id of its first story; null without stories. */
  storyId: string | null;
}

/** Source code of modules by path. */
type Sources = Readonly<Record<string, string>>;

/**
 * Joins the table of routes with the routes' sources and the stories: what the code itself says is built, so that the map
 * cannot go stale. A path leads to a route, the route to the screen it renders, the screen to its stories.
 */
export function mapScreens(
  table: Iterable<readonly [path: string, route: RegisteredRoute]>,
  { routes, stories }: { routes: Sources; stories: Sources },
): readonly MappedScreen[] {
  return Array.from(table, ([path, { area, topic, screen, who }]) => {
    const shown = topic === null ? null : screenIn(`/routes/${area}/${topic}/${screen}Route.tsx`, routes);
    const storyId = firstStoryOf(shown ?? `${screen}Screen`, stories, area);
    return { path, area, screen, who, built: topic !== null, storyId };
  });
}

/** The screen that a route renders, itself or by a module of its area. */
function screenIn(file: string, routes: Sources): string | null {
  const source = sourceEndingWith(routes, file) ?? '';
  const screen = /<(\w+Screen)\b/.exec(source)?.[1];
  if (screen !== undefined) return screen;
  for (const [, imported = ''] of source.matchAll(/from '(\.(?:\.\/\w+)?\/\w+\.tsx)'/g)) {
    const found = screenIn(new URL(imported, `file://${file}`).pathname, routes);
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
