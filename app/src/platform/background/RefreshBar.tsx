import { RefreshNotice } from '@mcy/ui/system/frame';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from './useOnline.ts';

/**
 * Warns on every page when some of its data could not be refetched. Without a connection, the offline bar says so
 * instead.
 */
export function RefreshBar() {
  const online = useOnline();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const readAt = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache.findAll({ type: 'active', predicate: isOutdated }).map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
  );
  if (!online || readAt === null) return null;

  async function retry(): Promise<void> {
    await queries.refetchQueries({ type: 'active', predicate: isOutdated });
    // The button disappears once its retry worked.
    if (cache.findAll({ type: 'active', predicate: isOutdated }).length > 0) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }

  return <RefreshNotice read_at={new Date(readAt).toISOString()} onRetry={retry} />;
}

/** Loaded once, but the latest refetch failed. A list whose next page failed reports that itself. */
function isOutdated({ state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && state.fetchMeta?.fetchMore === undefined;
}
