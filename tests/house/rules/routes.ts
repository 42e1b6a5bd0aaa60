import type { House } from '../house.ts';

/** What is wrong with a route's module. */
export function faultsOfRoute(path: string, house: House): readonly string[] {
  const faults: string[] = [];
  const file = path.replace('app/src/routes/', './');
  const loaders = house.filesOf('app/src/{routes,platform}/*.{ts,tsx}').map((loader) => house.read(loader) ?? '');
  if (!loaders.some((source) => source.includes(file) || source.includes(file.replace('./', '../routes/')))) {
    faults.push('nothing loads it');
  }
  if (/\b(className|style)=/.test(house.read(path) ?? '')) faults.push('it has a style of its own');
  if (!rendersScreen(path, house)) faults.push('it shows no screen of the kit');
  return faults;
}

/** Paths that a screen is loaded for, as `screens.ts` lists them. */
export function builtPaths(house: House): readonly string[] {
  const loader = house.read('app/src/routes/screens.ts') ?? '';
  return [...loader.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path = '']) => path);
}

/** Screens of the kit that no route shows. */
export function idleScreens(house: House): readonly string[] {
  const sources = house.filesOf('app/src/**/*.tsx').map((path) => house.read(path) ?? '');
  return house
    .filesOf('packages/ui/src/*/*Screen/*Screen.tsx')
    .map((path) => path.split('/').at(-2) ?? '')
    .filter((screen) => !sources.some((source) => new RegExp(`<${screen}\\b`).test(source)));
}

/** By itself, or by a module beside it. */
function rendersScreen(path: string, house: House): boolean {
  const source = house.read(path) ?? '';
  if (/<\w+(Screen|Page)\b/.test(source)) return true;
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...source.matchAll(/from '\.(\/\w+\.tsx)'/g)].some(([, file = '']) => rendersScreen(folder + file, house));
}
