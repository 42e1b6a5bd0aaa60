import { join } from 'node:path/posix';
import type { House } from '../house.ts';

/** Finds the faults of a route's module. */
export function faultsOfRoute(path: string, house: House): readonly string[] {
  const faults: string[] = [];
  if (!isLoaded(path, house)) faults.push('nothing loads it');
  if (/\b(className|style)=/.test(house.read(path) ?? '')) faults.push('it has its own style');
  if (!rendersScreen(path, house)) faults.push('it shows no screen of the kit');
  return faults;
}

/** By its topic's registration, or by the frame for a missing page. */
function isLoaded(path: string, house: House): boolean {
  const [, , , area = '', topic = '', file = ''] = path.split('/');
  const screen = file.replace('Route.tsx', '');
  const registered = new RegExp(String.raw`screen: '${screen}'(?![^{}]*\bplanned: true)`);
  if (registered.test(house.read(`app/src/routes/${area}/${topic}/routes.ts`) ?? '')) return true;
  const loaders = house.filesOf('app/src/{routes,frame}/*.{ts,tsx}').map((loader) => house.read(loader) ?? '');
  const names = [`'${area}', '${topic}', '${screen}'`, `routes/${area}/${topic}/${file}`];
  return loaders.some((source) => names.some((name) => source.includes(name)));
}

/** Screens of the kit that no route shows. */
export function idleScreens(house: House): readonly string[] {
  const sources = house.filesOf('app/src/**/*.tsx').map((path) => house.read(path) ?? '');
  return house
    .filesOf('packages/ui/src/*/*/*Screen/*Screen.tsx')
    .map((path) => path.split('/').at(-2) ?? '')
    .filter((screen) => !sources.some((source) => new RegExp(`<${screen}\\b`).test(source)));
}

/** Directly, or through a module beside it or in a topic beside it. */
function rendersScreen(path: string, house: House): boolean {
  const source = house.read(path) ?? '';
  if (/<\w+(Screen|Page)\b/.test(source)) return true;
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...source.matchAll(/from '(\.\.?\/(?:\w+\/)?\w+\.tsx)'/g)].some(([, file = '']) =>
    rendersScreen(join(folder, file), house),
  );
}
