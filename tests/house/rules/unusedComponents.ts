import type { House } from '../house.ts';
import { type Component, componentsOf } from './components.ts';

/** Stories, tests and what they show are no users. */
const shows = /\.(?:stories|test)\.tsx?$|\/fixtures\//;

/** Components that wait for their first page, and which one. When one is used, its line fails and goes. */
const waiting: Readonly<Record<string, string>> = {
  'market/listings/ListingCard': 'the market',
  'patterns/ChatComposer': 'support: chat',
  'patterns/ChatThread': 'support: chat',
  'patterns/LineChart': 'operators: sales',
  'patterns/Poster': 'invitations: the poster with a code',
  'primitives/AvatarGroup': 'rooms: who takes part',
  'rooms/lobby/RoomCard': 'rooms',
};

/** Unused components that do not wait for a page, and waiting ones that are used or gone. */
export function faultsOfUse(house: House, exceptions = waiting): readonly string[] {
  const unused = unusedComponents(house);
  return [
    ...unused.filter((name) => !(name in exceptions)).map((name) => `${name} is used by its stories alone`),
    ...Object.keys(exceptions)
      .filter((name) => !unused.includes(name))
      .map((name) => `${name} no longer waits for a page`),
  ];
}

/** Components of packages/ui that no page uses: nothing imports them but their stories and tests, or components that no page uses. */
function unusedComponents(house: House): readonly string[] {
  let unused: readonly Component[] = [];
  for (;;) {
    const used = importsOf(house, unused);
    const found = componentsOf(house).filter(
      ({ path, folder, name }) =>
        path.startsWith('packages/ui/') &&
        !used.some(({ importer, names }) => !importer.startsWith(`${folder}/`) && names.has(name)),
    );
    if (found.length === unused.length) return [...new Set(found.map(({ floor, name }) => `${floor}/${name}`))];
    unused = found;
  }
}

interface Imports {
  importer: string;
  names: ReadonlySet<string>;
}

/** Names in braces, of the house alone because recharts has a Tooltip too; or a component's module, on demand or with all its parts. */
const imported =
  /\b(?:import|export)\s+(?:type\s+)?\{(?<list>[^}]*)\}\s*from\s*'(?:\.|@mcy\/)|(?:\* as \w+ from|\bimport\()\s*'[^']*\/(?<name>[A-Z]\w*)(?:\.parts)?\.tsx?'/g;

/** Names that files import or pass on, except the doors of a package and what is unused itself. */
function importsOf(house: House, unused: readonly Component[]): readonly Imports[] {
  return house
    .filesOf('{packages/{ui,forms}/src,app/src}/**/*.{ts,tsx}')
    .filter(
      (path) =>
        !shows.test(path) &&
        !/^packages\/ui\/src\/\w+(?:\/\w+)?\/index\.ts$/.test(path) &&
        !unused.some(({ folder }) => path.startsWith(`${folder}/`)),
    )
    .map((importer) => ({
      importer,
      names: new Set(
        [...(house.read(importer) ?? '').matchAll(imported)].flatMap(({ groups: { list, name } = {} }) =>
          name === undefined ? ((list ?? '').match(/\w+/g) ?? []) : [name],
        ),
      ),
    }));
}
