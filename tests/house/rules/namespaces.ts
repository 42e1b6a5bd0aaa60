import { posix } from 'node:path';
import type { House } from '../house.ts';

/** Text namespaces that a module and all its static imports use. Dynamic imports load their own. */
export function namespacesShownBy(path: string, house: House): ReadonlySet<string> {
  const shown = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string, names: readonly string[]): void => {
    const source = house.read(file);
    // Only some fields: a form shows those that its contract names, and the password field needs an area's texts.
    if (source === null || file.startsWith('packages/forms/src/fields/')) return;
    const isDoor = file.endsWith('/index.ts');
    const visit = isDoor ? `${file} ${names.join()}` : file;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const namespace of namespacesNamedIn(source)) shown.add(namespace);
    for (const { from, wanted } of importsOf(source)) {
      const target = resolve(from, file, house);
      // Of a package's index, only the requested exports count.
      const passed = isDoor && wanted.length > 0 ? wanted.filter((name) => names.includes(name)) : wanted;
      const isPassed = !isDoor || wanted.length === 0 || passed.length > 0;
      if (target !== null && isPassed) follow(target, isDoor && wanted.length === 0 ? names : passed);
    }
  };
  follow(path, []);
  return shown;
}

function namespacesNamedIn(source: string): readonly string[] {
  return [...source.matchAll(/use(?:Translation|Texts)\((?:\[([^\]]*)\]|'([^']+)')/g)].flatMap(([, list, one = '']) =>
    list === undefined ? [one] : [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
}

/** A module's imports and re-exports without types; an empty list of names means everything. */
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

/** The file behind a specifier; null for modules without texts: npm packages and the contract. */
function resolve(from: string, importer: string, house: House): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const [, floor = '', door = ''] = /^@mcy\/(ui|forms)(?:\/(.*))?$/.exec(from) ?? [];
  if (floor === '') return null;
  const folder = posix.join('packages', floor, 'src', door);
  return [`${folder}/index.ts`, `${folder}.ts`, `${folder}.tsx`].find((file) => house.read(file) !== null) ?? null;
}
