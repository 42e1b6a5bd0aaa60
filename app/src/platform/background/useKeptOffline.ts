import { useApi } from '@mcy/api/client';
import { isKeptAnswer, keptPaths } from '@mcy/api/kept';
import { resumeQueuedWrites } from '@mcy/api/queued';
import { useQueryClient } from '@tanstack/react-query';
import { createStore, del, get, keys, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { reportFailure } from '../failures.ts';
import { type KeptStorage, createKeeper } from './createKeeper.ts';
import { isLater } from './isLater.ts';

const database = createStore('mcy', 'kept');

const storage: KeptStorage = {
  get: (key) => get<string>(key, database),
  set: (key, value) => set(key, value, database),
  remove: (key) => del(key, database),
  keys: () => keys<string>(database),
};

/** Keeps the user's data on the device, and their offline writes until they are sent. */
export function useKeptOffline(): void {
  const { client, user_id } = useApi();
  const queries = useQueryClient();
  const { t } = useTranslation('system/frame');
  const [keeper] = useState(() => {
    resumeQueuedWrites(client, queries);
    return createKeeper({ queries, storage, release: __APP_VERSION__, paths: keptPaths, isValid: isKeptAnswer });
  });

  useEffect(() => {
    // Without storage, as in a private window, the shop works unchanged.
    keeper.keep(user_id).catch(() => {});
  }, [keeper, user_id]);

  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || !isLater(event.mutation.state.variables)) return;
        const { action } = event;
        if (action.type === 'pending' && action.isPaused) {
          announce({ kind: 'toast', tone: 'caution', message: t('offline.queued') });
        }
        // The screen that suppressed it is gone.
        if (action.type === 'error' && event.mutation.meta?.['suppressed'] === true) reportFailure(action.error);
      }),
    [queries, t],
  );
}
