/** What a screen knows of data that comes from elsewhere. `message` is the server's, in the reader's language. */
export type Load<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'loaded'; data: Data };

/** The rows of a list read page by page, as far as they have been read. */
export interface PagedRows<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page did not come, in the reader's language; `onLoadMore` tries again. */
  moreFailed?: string | undefined;
  onLoadMore: () => void;
}

/** A list read page by page; spread its data into `InfiniteList`. */
export type PagedLoad<Row> = Load<PagedRows<Row>>;
