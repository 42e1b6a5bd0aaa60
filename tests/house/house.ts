import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** The repository, for the house's tests. */
export const root = join(import.meta.dirname, '../..');

/** Files by path, relative to the repository: the real house, or a broken sample. */
export interface House {
  /** Paths that match, sorted. */
  filesOf: (pattern: string) => readonly string[];
  /** Null for a missing file. */
  read: (path: string) => string | null;
}

/** The house on disk, each pattern and file read once: nothing changes it while its rules are checked. */
export const theHouse: House = {
  filesOf: once((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'app/packaged/www/**'] })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted(),
  ),
  read: once((path) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return null;
    }
  }),
};

function once<Answer>(ask: (question: string) => Answer): (question: string) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const answer = ask(question);
    answers.set(question, answer);
    return answer;
  };
}

/** A house of files in memory. */
export function houseOf(files: Readonly<Record<string, string>>): House {
  return {
    filesOf: (pattern) =>
      Object.keys(files)
        .filter((path) => matchesGlob(path, pattern))
        .toSorted(),
    read: (path) => files[path] ?? null,
  };
}

/** Folders of the kit itself; every other folder with texts in packages/ui/src is an area. */
export const kitFolders = ['primitives', 'patterns'] as const;

export function areasOf(house: House): readonly string[] {
  return [...new Set(house.filesOf('packages/ui/src/*/*/texts/vn.ts').map((path) => path.split('/')[3] ?? ''))].filter(
    (folder) => folder !== 'i18n',
  );
}

export const areas = areasOf(theHouse);

export const filesOf = theHouse.filesOf;
