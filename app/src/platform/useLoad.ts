import type { Load } from '@mcy/ui/patterns';
import { isMissing } from './isMissing.ts';
import { PageNotFound } from './PageNotFound.ts';
import { useFailureMessage } from './useFailureMessage.ts';
import { useSliced } from './useSliced.ts';

/** The part of a query that is used, paged or not. */
export interface Query<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  isLoadingError: boolean;
  refetch: () => Promise<unknown>;
}

type Loaded<Queries> = { [Name in keyof Queries]: Queries[Name] extends Query<infer Data> ? Data : never };

/**
 * Combines queries into one load: loaded when all are, failed when one is. Data stays while it is refetched.
 * A resource missing on the server renders the 404 page.
 */
export function useLoad<Queries extends Readonly<Record<string, Query>>>(queries: Queries): Load<Loaded<Queries>> {
  const messageOf = useFailureMessage();
  const entries = Object.entries(queries);
  const isLoading = useSliced(entries.some(([, { data }]) => data === undefined));
  const failed = entries.map(([, query]) => query).filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first) {
    if (isMissing(first.error)) throw new PageNotFound(messageOf(first.error));
    return {
      status: 'failed',
      message: messageOf(first.error),
      onRetry: () => {
        for (const query of failed) void query.refetch();
      },
    };
  }
  if (isLoading) return { status: 'loading' };
  const data = Object.fromEntries(entries.map(([name, query]) => [name, query.data]));
  // Every entry exists by now, which fromEntries cannot express.
  return { status: 'loaded', data: data as Loaded<Queries> };
}
