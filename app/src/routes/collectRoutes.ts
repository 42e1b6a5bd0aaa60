import { type Registration, type RouteDeclaration, declared } from './defineRoutes.ts';

/** A route of the shop, and where it was declared. */
export interface RegisteredRoute extends RouteDeclaration {
  area: string;
  /** The folder its screen is in; null until the screen is built. */
  topic: string | null;
}

/** Every route by its path, from the modules that register them: `./boxes/pools/routes.ts`, `./boxes/planned.ts`. */
export function collectRoutes(modules: Readonly<Record<string, object>>): ReadonlyMap<string, RegisteredRoute> {
  const routes = new Map<string, RegisteredRoute>();
  for (const [file, module] of Object.entries(modules)) {
    const [area = '', folder = ''] = file.split('/').slice(1);
    for (const registration of Object.values(module).filter(isRegistration)) {
      for (const route of Object.values(registration[declared])) {
        if (routes.has(route.path)) throw new Error(`${route.path} is registered twice, at last in ${file}.`);
        const isPlanned = route.planned === true || folder === 'planned.ts';
        routes.set(route.path, { ...route, area, topic: isPlanned ? null : folder });
      }
    }
  }
  return routes;
}

function isRegistration(value: unknown): value is Registration {
  return typeof value === 'object' && value !== null && declared in value;
}
