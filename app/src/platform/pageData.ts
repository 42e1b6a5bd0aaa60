import type { QueryClient } from '@tanstack/react-query';

/** What a rendered page knows, as JSON in the page: the browser's first render must know the same. */
export interface PageData {
  /** The server's clock when it rendered, in ms since 1970. */
  renderedAt: number;
  /** Answers of calls by their query key. */
  answers: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** What the cache knows. */
export function readAnswers(queries: QueryClient): PageData['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}

/** Fills the cache with answers that were read at a time, in ms since 1970 on this device's clock. */
export function fillAnswers(queries: QueryClient, answers: PageData['answers'], updatedAt: number): void {
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt });
}
