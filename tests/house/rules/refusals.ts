import { posix } from 'node:path';
import type { House } from '../house.ts';

/** A call as its contract declares it. */
export interface DeclaredCall {
  /** Without the names that every call may refuse with. */
  refuses: readonly string[];
}

export interface Declared {
  /** Calls by their contract's folder and their name there: `wallet/recharge readPayment`. */
  calls: Readonly<Record<string, DeclaredCall>>;
  /** Refusals of every call. */
  common: readonly string[];
}

/** A top-level function or constant of a file, or a re-export. */
type Declaration = { text: string } | { from: Place };
interface Place {
  file: string;
  name: string;
}

interface Source {
  declarations: Map<string, Declaration>;
  /** The source of an imported name; `*` means the whole file. */
  imports: Map<string, Place>;
}

/**
 * Calls whose handlers reach a refusal that the contract does not declare, or that declare one they cannot reach. It
 * follows names from function to function, so it sees more than can happen; what a port does it does not see.
 */
export function faultsOfRefusals(house: House, declared: Declared): readonly string[] {
  const sources = new Map(
    house
      .filesOf('server/src/**/*.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => [path, sourceOf(path, house.read(path) ?? '')]),
  );
  const handlers = handlersIn(sources);
  const handled = new Set(handlers.map(({ call }) => call));
  const unhandled = Object.keys(declared.calls).filter((call) => !handled.has(call));
  const faults = handlers.flatMap(({ call, file, text }) => {
    const contract = declared.calls[call];
    if (!contract) return [`${file} implements ${call}, which no contract has`];
    const reached = refusalsOf(text, file, sources, new Set());
    return [
      ...[...reached]
        .filter((name) => ![...contract.refuses, ...declared.common].includes(name))
        .map((name) => `${call} reaches ${name}: add it to its refuses`),
      ...contract.refuses
        .filter((name) => !reached.has(name))
        .map((name) => `${call} declares ${name}, and nothing that it reaches refuses so`),
    ];
  });
  return [...faults, ...unhandled.map((call) => `${call} has no handler in a list of implementations`)];
}

function handlersIn(sources: Map<string, Source>): { call: string; file: string; text: string }[] {
  return [...sources].flatMap(([file, { declarations, imports }]) =>
    [...declarations.values()]
      .filter((declaration) => 'text' in declaration)
      .filter(({ text }) => /^.*: readonly Implementation\[\] = \[/.test(text))
      .flatMap(({ text }) => text.split(/\n {2}(?=implement|\.\.\.)/).slice(1))
      .flatMap((text) => {
        const [start, local = '', member] = /^implement\w*\(\s*(\w+)(?:\.(\w+))?/.exec(text) ?? [];
        const from = imports.get(local);
        if (start === undefined || !from) return [];
        const topic = from.file.replace('@mcy/api/', '').replace('/contract', '');
        return [{ call: `${topic} ${member ?? from.name}`, file, text: text.slice(start.length) }];
      }),
  );
}

function sourceOf(file: string, text: string): Source {
  const imports = new Map<string, Place>();
  const declarations = new Map<string, Declaration>();
  for (const [, names = '', from = ''] of text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)'/gm)) {
    for (const { name, local } of namesIn(names)) imports.set(local, { file: resolve(file, from), name });
  }
  for (const [, local = '', from = ''] of text.matchAll(/^import (?:type )?\* as (\w+) from '([^']*)'/gm)) {
    imports.set(local, { file: resolve(file, from), name: '*' });
  }
  for (const [, names = '', from = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']*)'/gm)) {
    for (const { name, local } of namesIn(names))
      declarations.set(local, { from: { file: resolve(file, from), name } });
  }
  for (const part of text.split(/^(?=(?:export )?(?:async )?(?:function\*?|const|class) )/m)) {
    const [, name] = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/.exec(part) ?? [];
    if (name !== undefined) declarations.set(name, { text: part });
  }
  return { imports, declarations };
}

function namesIn(list: string): { name: string; local: string }[] {
  return list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', local = name] = entry.split(' as ');
      return { name, local };
    });
}

function resolve(file: string, from: string): string {
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
}

/** The refusals of a piece of code, and the names it uses. */
function refusalsOf(text: string, file: string, sources: Map<string, Source>, seen: Set<string>): Set<string> {
  const found = new Set([...text.matchAll(/(?:\berror: |\brefusal\()'(\w+)'/g)].map(([, name = '']) => name));
  const source = sources.get(file);
  for (const [, local = '', member] of text.matchAll(/\b([A-Za-z]\w*)(?:\.(\w+))?/g)) {
    const imported = source?.imports.get(local);
    const name = imported?.name === '*' ? (member ?? '') : (imported?.name ?? local);
    for (const refusal of reachedFrom({ file: imported?.file ?? file, name }, sources, seen)) found.add(refusal);
  }
  return found;
}

function reachedFrom(place: Place, sources: Map<string, Source>, seen: Set<string>): Set<string> {
  const key = `${place.file} ${place.name}`;
  const declaration = sources.get(place.file)?.declarations.get(place.name);
  if (!declaration || seen.has(key)) return new Set();
  seen.add(key);
  return 'from' in declaration
    ? reachedFrom(declaration.from, sources, seen)
    : refusalsOf(declaration.text, place.file, sources, seen);
}
