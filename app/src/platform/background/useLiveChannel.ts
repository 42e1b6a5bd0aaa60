import { useApi } from '@mcy/api/client';
import { startLive } from '@mcy/api/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { readOpenedAt } from '../openedAt.ts';
import { useSession } from '../session.ts';

/** Hears from the server what has changed, so that pages do not ask, and that the session was ended elsewhere. */
export function useLiveChannel(): void {
  const { client, locale } = useApi();
  const queries = useQueryClient();
  // Not the session itself: it is read again whenever another page stores anything.
  const { token, pwdVersion } = useSession() ?? {};
  const { pageId, transport } = client;
  const { origin } = transport;
  const { t } = useTranslation('system/frame');

  const onRefused = useEffectEvent((refused: string) => {
    transport.onTokenRefused(refused);
    // Nothing was pressed: without a word, the account would just be gone.
    announce({ kind: 'toast', tone: 'caution', message: t('sessionEnded') });
  });

  useEffect(() => {
    const session = token !== undefined && pwdVersion !== undefined ? { token, pwdVersion } : null;
    const openedAt = readOpenedAt();
    return startLive({
      session,
      locale,
      pageId,
      origin,
      queries,
      openedAt,
      onRefused: (refused) => onRefused(refused),
    });
  }, [token, pwdVersion, locale, pageId, origin, queries]);
}
