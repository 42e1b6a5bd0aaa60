import { useApi } from '@mcy/api/client';
import { startLive } from '@mcy/api/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOpenedAt } from '../openedAt.ts';
import { useSession } from '../session.ts';

/** Hears from the server what has changed, so that pages do not ask, and that the session was ended elsewhere. */
export function useLiveChannel(): void {
  const { client, locale } = useApi();
  const queries = useQueryClient();
  // Not the session itself: it is read again whenever another page stores anything.
  const { token, pwdVersion } = useSession() ?? {};
  const { pageId, transport } = client;
  const { origin, onTokenRefused } = transport;

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
      onRefused: onTokenRefused,
    });
  }, [token, pwdVersion, locale, pageId, origin, onTokenRefused, queries]);
}
