import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository, for the tests that keep the house. */
export const root = join(import.meta.dirname, '../..');

/** Paths of files that match, relative to the repository, sorted. */
export function filesOf(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Folders of the kit itself; every other folder with texts in packages/ui/src is an area. */
export const kitFolders = ['primitives', 'patterns'] as const;

export const areas = [
  ...new Set(filesOf('packages/ui/src/*/texts/vn.ts').map((path) => path.split('/')[3] ?? '')),
].filter((folder) => folder !== 'i18n');
