import { useDrawRecord, useUnopened } from '@mcy/api/boxes/hooks';
import type { Opening } from '@mcy/ui/boxes';
import type { Load } from '@mcy/ui/patterns';
import { useEffect, useState } from 'react';
import { PageNotFound } from '../../platform/PageNotFound.ts';
import { useLoad } from '../../platform/useLoad.ts';

/**
 * One of the player's openings: the one just `answered`, one of those not seen yet, or one of the record.
 * Null when the address names none.
 */
export function useOpening(
  pool_id: string,
  opening_id: string | null,
  answered: Opening | undefined,
): Load<Opening | null> {
  // Once seen it leaves the unopened ones, but stays on the screen.
  const [held, setHeld] = useState<Opening | null>(null);
  const known = [answered, held].find((opening) => opening?.opening_id === opening_id);
  const isSought = opening_id !== null && !known;

  const unopened = useUnopened({}, { enabled: isSought });
  const record = useDrawRecord({ pool_id, limit: 50 }, { enabled: isSought });
  const load = useLoad({ unopened, record });
  const rows = [...(unopened.data?.rows ?? []), ...(record.data?.pages.flatMap((page) => page.rows) ?? [])];
  const found = isSought ? rows.find((opening) => opening.opening_id === opening_id) : undefined;
  if (found) setHeld(found);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = record;
  const readsOn = isSought && !found && hasNextPage;
  useEffect(() => {
    if (readsOn && !isFetchingNextPage) void fetchNextPage();
  }, [readsOn, isFetchingNextPage, fetchNextPage]);

  if (opening_id === null) return { status: 'loaded', data: null };
  const opening = known ?? found;
  if (opening) return { status: 'loaded', data: opening };
  if (load.status === 'failed') return load;
  if (load.status === 'loaded' && !hasNextPage) throw new PageNotFound('None of the openings has this id.');
  return { status: 'loading' };
}
