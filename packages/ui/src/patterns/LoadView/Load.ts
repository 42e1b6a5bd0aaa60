/** State of data a screen loads. `message` is the server's, in the user's language. */
export type Load<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'loaded'; data: Data };

/** The rows of a paged list loaded so far. */
export interface PagedRows<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page failed, in the user's language; `onLoadMore` retries. */
  moreFailed?: string | undefined;
  onLoadMore: () => void;
}

/** A paged list; spread its data into `InfiniteList`. */
export type PagedLoad<Row> = Load<PagedRows<Row>>;
