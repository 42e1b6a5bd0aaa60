import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useDrawRecord } from '@mcy/api/boxes/proof/hooks';
import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import type { Load } from '@mcy/ui/patterns';
import { useEffect } from 'react';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { useLoad } from '../../../platform/useLoad.ts';

/** One of the player's openings: of those not seen yet, or of the record. Null seeks nothing. */
export function useSoughtOpening(pool_id: string, opening_id: string | null): Load<Opening> {
  const isSought = opening_id !== null;
  const unopened = useUnopened({}, { enabled: isSought });
  const record = useDrawRecord({ pool_id, limit: 50 }, { enabled: isSought });
  const load = useLoad({ unopened, record });
  const rows = [...(unopened.data?.rows ?? []), ...(record.data?.pages.flatMap((page) => page.rows) ?? [])];
  const found = isSought ? rows.find((opening) => opening.opening_id === opening_id) : undefined;

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = record;
  const readsOn = isSought && !found && hasNextPage;
  useEffect(() => {
    if (readsOn && !isFetchingNextPage) void fetchNextPage();
  }, [readsOn, isFetchingNextPage, fetchNextPage]);

  if (found) return { status: 'loaded', data: found };
  if (load.status === 'failed') return load;
  // What was kept may be older than the opening: only what was just read can say that there is none.
  const isRead = load.status === 'loaded' && !hasNextPage && !unopened.isFetching && !record.isFetching;
  if (isSought && isRead) throw new PageNotFound('None of the openings has this id.');
  return { status: 'loading' };
}
