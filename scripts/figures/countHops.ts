import { posix } from 'node:path';
import type { Figure } from './countHouse.ts';

/** Modules by path, each with those that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** What happens in the shop, as parts of the code that one module reaches by imports. Between parts are the wire, a context and a port. */
interface Way {
  name: string;
  parts: readonly (readonly [from: RegExp, to: RegExp])[];
}

/** Each pattern fits one module, now and in the house before topics. */
const ways: readonly Way[] = [
  {
    name: 'open ×10',
    parts: [
      [/^app\/src\/routes\/boxes\/(opening\/)?useOpening\.ts$/, /^packages\/api\/src\/client\/ApiProvider\.tsx$/],
      [/^packages\/api\/src\/client\/createClient\.ts$/, /\/client\/exchange\.ts$/],
      [/^server\/src\/(platform\/)?http\/startServer\.ts$/, /\/http\/dispatch\.ts$/],
      [
        /^server\/src\/(areas\/)?boxes\/(opening\/openingHandlers|handlers)\.ts$/,
        /\/ledger\/(postJournal|journalStatements)\.ts$/,
      ],
    ],
  },
  {
    name: 'a refusal, back to its field',
    parts: [
      [/^server\/src\/(areas\/)?account\/addresses\/addressHandlers\.ts$/, /\/http\/Refusal\.ts$/],
      [/^server\/src\/(platform\/)?http\/answerCall\.ts$/, /\/http\/Refusal\.ts$/],
      [/^packages\/api\/src\/client\/createClient\.ts$/, /\/client\/ApiError\.ts$/],
      [/^packages\/forms\/src\/account\/(addresses\/)?AddAddressForm\.tsx$/, /\/SchemaForm\/readServerRefusal\.ts$/],
    ],
  },
  {
    name: 'a notice, to the bell',
    parts: [
      // Before there was a live channel, the bell asked by itself.
      [
        /^server\/src\/(areas\/)?account\/(notices|notifications)\/notify\.ts$/,
        /\/(facts\/touch|notifications\/notify)\.ts$/,
      ],
      [/^server\/src\/platform\/live\/openLive\.ts$/, /\/live\/createHub\.ts$/],
      [/^packages\/api\/src\/live\/startLive\.ts$/, /\/client\/refresh\.ts$/],
      [
        /^app\/src\/routes\/account\/(profile\/)?MineRoute\.tsx$/,
        /^packages\/api\/src\/account\/(notices\/)?hooks\.ts$/,
      ],
    ],
  },
];

/** Reads rows of `git grep` for lines with `from '…'`: a path, a colon, the line. Imports of types alone are left out. */
export function readImports(paths: readonly string[], rows: readonly string[]): Imports {
  const known = new Set(paths);
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const [, path = '', specifier = ''] = /^([^:]+):(?!\s*(?:import|export) type ).* from '([^']+)'/.exec(row) ?? [];
    const target = resolve(path, specifier, known);
    if (target !== null) found.set(path, [...(found.get(path) ?? []), target]);
  }
  return found;
}

/** The modules of each way, those of its shortest chains of imports; a part that the house does not have counts nothing. */
export function countHops(
  paths: readonly string[],
  imports: Imports,
): readonly (Figure & { modules: readonly string[] })[] {
  return ways.map(({ name, parts }) => {
    const modules = parts.flatMap(([from, to]) => {
      const start = paths.find((path) => from.test(path));
      return start === undefined ? [] : shortest(start, to, imports);
    });
    return { name: `hops of ${name}`, value: modules.length, modules };
  });
}

/** Empty when there is none. Indexes only pass names on: they are no hops. */
function shortest(start: string, to: RegExp, imports: Imports): readonly string[] {
  const chains: (readonly string[])[] = [[start]];
  const seen = new Set([start]);
  for (const way of chains) {
    const here = way.at(-1) ?? '';
    if (to.test(here)) return way;
    for (const next of throughIndexes(here, imports)) {
      if (!seen.has(next)) chains.push([...way, next]);
      seen.add(next);
    }
  }
  return [];
}

function throughIndexes(path: string, imports: Imports): readonly string[] {
  return (imports.get(path) ?? []).flatMap((next) =>
    next.endsWith('/index.ts') ? throughIndexes(next, imports) : [next],
  );
}

function resolve(path: string, specifier: string, known: ReadonlySet<string>): string | null {
  const [, floor, door = ''] = /^@mcy\/(api|ui|forms)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (floor === undefined && !specifier.startsWith('.')) return null;
  const base = floor === undefined ? posix.join(posix.dirname(path), specifier) : `packages/${floor}/src/${door}`;
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => known.has(file)) ?? null;
}
