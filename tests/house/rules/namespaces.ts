import { posix } from 'node:path';
import type { House } from '../house.ts';

/** Namespaces that a module and all it imports at once show texts of. What it imports on demand brings its own. */
export function namespacesShownBy(path: string, house: House): ReadonlySet<string> {
  const shown = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string, names: readonly string[]): void => {
    const source = house.read(file);
    // Not every field there is: a form has those that its contract names, and the password's bring texts of an area.
    if (source === null || file.startsWith('packages/forms/src/fields/')) return;
    const isDoor = file.endsWith('/index.ts');
    const visit = isDoor ? `${file} ${names.join()}` : file;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const namespace of namespacesNamedIn(source)) shown.add(namespace);
    for (const { from, wanted } of importsOf(source)) {
      const target = resolve(from, file, house);
      // Of a package's door only what was asked for comes in.
      const passed = isDoor && wanted.length > 0 ? wanted.filter((name) => names.includes(name)) : wanted;
      const isPassed = !isDoor || wanted.length === 0 || passed.length > 0;
      if (target !== null && isPassed) follow(target, isDoor && wanted.length === 0 ? names : passed);
    }
  };
  follow(path, []);
  return shown;
}

function namespacesNamedIn(source: string): readonly string[] {
  return [...source.matchAll(/useTranslation\((?:\[([^\]]*)\]|'([^']+)')/g)].flatMap(([, list, one = '']) =>
    list === undefined ? [one] : [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
}

/** What a module imports or passes on, types left out; an empty list of names stands for everything. */
function importsOf(source: string): readonly { from: string; wanted: readonly string[] }[] {
  return [...source.matchAll(/^(?:import|export) (?!type)(?:([^;'"]*?) from )?'([^']+)';/gm)].flatMap(
    ([, clause = '', from = '']) => {
      const list = /\{([^}]*)\}/.exec(clause)?.[1];
      if (list === undefined) return [{ from, wanted: [] }];
      const names = list.split(',').map((name) => name.trim());
      const wanted = names
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.replace(/ as .*/, ''));
      return wanted.length === 0 ? [] : [{ from, wanted }];
    },
  );
}

/** The file behind a specifier; null for what shows no texts: packages from npm and the contract's. */
function resolve(from: string, importer: string, house: House): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const [, floor = '', door = ''] = /^@mcy\/(ui|forms)(?:\/(.*))?$/.exec(from) ?? [];
  if (floor === '') return null;
  const folder = posix.join('packages', floor, 'src', door);
  return [`${folder}/index.ts`, `${folder}.ts`, `${folder}.tsx`].find((file) => house.read(file) !== null) ?? null;
}
