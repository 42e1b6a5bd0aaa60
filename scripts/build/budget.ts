import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** `app/budget.json`: the gzipped size limit for a guest's first visit of `/`, and the modules it loads on demand beside the entry. */
export interface Budget {
  js_bytes: number;
  css_bytes: number;
  /** For what the page loads by itself once it is there; `tests/journeys/screens.test.ts` weighs it. */
  later_bytes: number;
  home: readonly string[];
}

/** The fields of Vite's manifest that are read here. */
interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

export interface Weight {
  name: 'JS' | 'CSS';
  /** Gzipped bytes, and the limit. */
  bytes: number;
  allowed: number;
  files: readonly string[];
}

/**
 * Measures the built home route: the entry, the route's chunks and its texts, with all their imports. Throws when the
 * build lacks a listed module.
 */
export function readBudget(root: string): readonly Weight[] {
  const budget = readLimits(root);
  // This repository's own build writes it.
  const manifest = JSON.parse(readFileSync(join(root, 'app/dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

  const seen = new Set<string>();
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined)
      throw new Error(`app/budget.json names ${key}, which is not in the build: correct the list.`);
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ['index.html', ...budget.home]) visit(key);

  return [
    { name: 'JS', bytes: weighFiles(root, js), allowed: budget.js_bytes, files: [...js] },
    { name: 'CSS', bytes: weighFiles(root, css), allowed: budget.css_bytes, files: [...css] },
  ];
}

/** What `app/budget.json` allows. */
export function readLimits(root: string): Budget {
  // People write it; the build fails where it names nothing.
  return JSON.parse(readFileSync(join(root, 'app/budget.json'), 'utf8')) as Budget;
}

/** Gzipped bytes of files of the build. */
export function weighFiles(root: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, 'app/dist', file))).length, 0);
}

/** One line for the terminal: the home route's size against its budget. */
export function describeBudget(weights: readonly Weight[]): string {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const parts = weights.map(
    ({ name, bytes, allowed }) =>
      `${name} ${kB(bytes)} of ${kB(allowed)} kB${bytes > allowed ? ' (over the budget)' : ''}`,
  );
  return `Home route, gzipped: ${parts.join(', ')}.`;
}
