import { OfflineNotice } from '@mcy/ui/system/frame';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from './useOnline.ts';

/** Shows that there is no connection, and how old the page's data is. */
export function OfflineBar() {
  return useOnline() ? null : <DatedNotice />;
}

function DatedNotice() {
  const cache = useQueryClient().getQueryCache();
  // Age of the oldest data on the page; null when it shows none.
  const readAt = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache.findAll({ type: 'active' }).flatMap(({ state }) => state.dataUpdatedAt || []);
      return times.length === 0 ? null : Math.min(...times);
    },
  );
  return <OfflineNotice read_at={readAt === null ? null : new Date(readAt).toISOString()} />;
}
