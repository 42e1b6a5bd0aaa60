import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { staleTime } from './createQueryClient.ts';

/** What a rendered page knows, as JSON in the page: the browser's first render must know the same. */
export interface PageData {
  /** The server's clock when it rendered, in ms since 1970. */
  renderedAt: number;
  /** Answers of calls by their query key. */
  answers: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Of a frame: the addresses of what only the person may ask, which `before-paint.js` asks before the app is there. */
  own: readonly string[];
}

/** What the cache knows. */
export function readAnswers(queries: QueryClient): PageData['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}

let old: readonly QueryKey[] = [];

/**
 * Fills the cache with answers that were read at a time, in ms since 1970 on this device's clock. Old ones count as fresh
 * until `refreshOld`: else all are read again in the task that takes the page over.
 */
export function fillAnswers(queries: QueryClient, answers: PageData['answers'], updatedAt: number): void {
  const now = Date.now();
  const areOld = now - updatedAt >= staleTime;
  if (areOld) old = answers.map(([key]) => key);
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt: areOld ? now : updatedAt });
}

/** Reads the old ones again, each in a task of its own. */
export function refreshOld(queries: QueryClient): void {
  const [queryKey, ...others] = old;
  if (queryKey === undefined) return;
  old = others;
  setTimeout(() => {
    const query = queries.getQueryCache().find({ queryKey });
    if (query?.isActive() === true) query.fetch().catch(() => {});
    else query?.invalidate();
    refreshOld(queries);
  });
}
