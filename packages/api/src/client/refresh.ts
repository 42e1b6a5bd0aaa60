import { type Query, type QueryClient, onlineManager } from '@tanstack/react-query';
import type { Topic } from '../contract/defineCall.ts';
import { readsOneOf } from './readsOneOf.ts';

/** What a query says of itself. A type, because TanStack takes no interface here. */
export type ReadMeta = {
  /** The topics that its answer depends on. */
  reads: readonly Topic[];
  /** The answer is the same for everybody: the server may show it before it knows who looks. */
  forEverybody?: boolean;
  /** What is on screen stays as it is, and is read again at the next visit. */
  keepsRows?: boolean;
  /** Asked for at intervals while no live stream is held. */
  asksWithoutLive?: boolean;
  /** What others change shows within about a second. */
  watchesOthers?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

/**
 * Makes every query that reads one of the topics stale and refetches those on screen; with null, every query. `which`
 * picks some of them.
 * Resolves when the refetches are over, failed ones too. No read that began before counts as fresh.
 */
export async function refresh(
  queries: QueryClient,
  topics: readonly string[] | null,
  which: (query: Query) => boolean = () => true,
): Promise<void> {
  const isTouched = (query: Query): boolean => (topics === null || readsOneOf(query, topics)) && which(query);
  const isKept = (query: Query): boolean => isTouched(query) && query.meta?.keepsRows === true;
  const isRead = (query: Query): boolean => isTouched(query) && query.meta?.keepsRows !== true;

  void queries.invalidateQueries({ predicate: isKept, refetchType: 'none' });
  // Without a connection the cache reads what is stale as soon as there is one.
  if (!onlineManager.isOnline()) return queries.invalidateQueries({ predicate: isRead, refetchType: 'none' });
  // A refetch takes the place of another one under way, but joins a first read, whose answer may be older.
  for (const query of queries.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate: isRead })) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queries.invalidateQueries({ predicate: isRead });
}
