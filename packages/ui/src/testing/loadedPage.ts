import type { PagedLoad } from '../patterns/index.ts';

/** A list that is loaded to its end, for stories and tests. */
export function loadedPage<Row>(rows: readonly Row[]): PagedLoad<Row> {
  return { status: 'loaded', data: { rows, hasMore: false, loadingMore: false, onLoadMore: () => {} } };
}
