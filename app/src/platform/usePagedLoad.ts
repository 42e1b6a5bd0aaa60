import type { PagedLoad } from '@mcy/ui/patterns';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useFailureMessage } from './useFailureMessage.ts';
import { useSliced } from './useSliced.ts';

/** A paged list in the form screens take. */
export function usePagedLoad<Row>(query: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>): PagedLoad<Row> {
  const messageOf = useFailureMessage();
  const isLoading = useSliced(query.data === undefined);
  if (query.data && !isLoading) {
    return {
      status: 'loaded',
      data: {
        rows: query.data.pages.flatMap(({ rows }) => rows),
        hasMore: query.hasNextPage,
        loadingMore: query.isFetchingNextPage,
        moreFailed: query.isFetchNextPageError ? messageOf(query.error) : undefined,
        onLoadMore: () => void query.fetchNextPage(),
      },
    };
  }
  if (query.isError) {
    return { status: 'failed', message: messageOf(query.error), onRetry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
