import { posix } from 'node:path';
import type { House } from '../house.ts';

/** An import from one part of the server into another. */
interface Crossing {
  from: string;
  to: string;
}

/** A door may only lead into its own area. */
const door = 'door.ts';

/** Forbidden imports between the rooms of the server; tests may import anything. */
export function faultsOfRooms(house: House): readonly string[] {
  const crossings = crossingsOf(house);
  return [...crossings.flatMap(faultOf), ...circlesOf(crossings), ...contractsInPlatform(house)];
}

function faultOf({ from, to }: Crossing): string[] {
  const [here, there] = [partOf(from), partOf(to)];
  if (here === there || here === 'shop' || here === 'testing') return [];
  if (there === 'testing') return [`${from} imports ${to}: only tests use test support`];
  if (there === 'shop') return [`${from} imports ${to}: only shop.ts and above know the whole shop`];
  if (there === 'platform') return [];
  if (here === 'platform') return [`${from} imports ${to}: the platform does not know the areas`];
  if (to.endsWith(`/${there}/${door}`)) return [];
  return [`${from} imports ${to}: another area is imported through its ${door}`];
}

/** The platform serves `system`, such as uploads, and knows the words of no other area. */
function contractsInPlatform(house: House): string[] {
  return house
    .filesOf('server/src/platform/**/*.ts')
    .filter((path) => !/\.test\.ts$|\/(manyRows|testRequests)\.ts$/.test(path))
    .flatMap((path) =>
      [...(house.read(path) ?? '').matchAll(/'(@mcy\/api\/(?!system\/)\w+\/\w+\/\w+)'/g)].map(
        ([, contract = '']) => `${path} imports ${contract}: the platform does not know the areas`,
      ),
    );
}

/** Names of areas that a room of the platform knows without importing them: a topic it touches, a table of an area's migrations. */
export function areaNamesInPlatform(house: House): readonly string[] {
  const areas = new Set(house.filesOf('server/src/areas/*/**').map((path) => path.split('/')[3] ?? ''));
  const migrations = house.filesOf('server/src/areas/*/migrations/*.ts').map((path) => house.read(path) ?? '');
  const tables = new Set(migrations.flatMap((source) => [...source.matchAll(/create table (\w+)/g)].map(nameIn)));
  const names = house
    .filesOf('server/src/platform/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const source = (house.read(path) ?? '').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '');
      const topics = [...source.matchAll(/'(\w+\/\w+)'/g)]
        .map(nameIn)
        .filter((topic) => areas.has(topic.split('/')[0] ?? ''));
      const read = [
        ...source.matchAll(
          /\b(?:(?:from|into|join|update)\s+|(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(')(\w+)/g,
        ),
      ];
      // A name that a query gives to a part of itself.
      const ofQuery = new Set([...source.matchAll(/\b(\w+) as (?:materialized )?\(/g)].map(nameIn));
      const room = path.split('/')[3] ?? '';
      return [...topics, ...read.map(nameIn).filter((table) => tables.has(table) && !ofQuery.has(table))].map(
        (name) => `${room}: ${name}`,
      );
    });
  return [...new Set(names)].toSorted();
}

function nameIn([, name = '']: RegExpMatchArray): string {
  return name;
}

/** Areas that use each other, directly or through others. */
function circlesOf(crossings: readonly Crossing[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of crossings) {
    const [here, there] = [partOf(from), partOf(to)];
    if (here === there || !isArea(here) || !isArea(there)) continue;
    uses.set(here, (uses.get(here) ?? new Set()).add(there));
  }
  return [...uses.keys()].toSorted().flatMap((area) => {
    const way = wayBack(area, uses);
    return way ? [`${way.join(' → ')}: doors form a cycle`] : [];
  });
}

/** The shortest import cycle of an area; null when there is none. */
function wayBack(area: string, uses: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const ways = [[area]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === area) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/** `platform`, the name of an area, `testing`, or `shop` for the files above them. */
function partOf(path: string): string {
  const [part = '', area = ''] = path.replace('server/src/', '').split('/');
  if (part === 'areas') return area;
  return part.endsWith('.ts') ? 'shop' : part;
}

function isArea(part: string): boolean {
  return !['platform', 'testing', 'shop'].includes(part);
}

function crossingsOf(house: House): Crossing[] {
  return house
    .filesOf('server/src/**/*.ts')
    .filter((path) => !/\.test\.ts$|\/(manyRows|testRequests)\.ts$/.test(path))
    .flatMap((from) =>
      // A module that only augments another's types (`declare module`) imports it too.
      [...(house.read(from) ?? '').matchAll(/(?:from|import|import\(|declare module) ?'(\.[^']*)'/g)].map(
        ([, specifier = '']) => ({ from, to: posix.join(posix.dirname(from), specifier) }),
      ),
    );
}
