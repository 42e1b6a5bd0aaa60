import { OfflineNotice } from '@mcy/ui/system/frame';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOnline } from './useOnline.ts';

/** Says that there is no connection, and since when what the page shows has been so. */
export function OfflineBar() {
  return useOnline() ? null : <DatedNotice />;
}

function DatedNotice() {
  const cache = useQueryClient().getQueryCache();
  // The oldest of what is on the page; null where it shows nothing that was read.
  const readAt = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const times = cache.findAll({ type: 'active' }).flatMap(({ state }) => state.dataUpdatedAt || []);
      return times.length === 0 ? null : Math.min(...times);
    },
  );
  return <OfflineNotice read_at={readAt === null ? null : new Date(readAt).toISOString()} />;
}
