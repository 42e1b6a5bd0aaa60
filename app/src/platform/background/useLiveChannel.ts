import { useApi } from '@mcy/api/client';
import { startLive } from '@mcy/api/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session.ts';

/** Hears from the server what has changed, so that pages do not ask. */
export function useLiveChannel(): void {
  const { client, locale } = useApi();
  const queries = useQueryClient();
  // Not the session itself: it is read again whenever another page stores anything.
  const { token, pwdVersion } = useSession() ?? {};
  const { pageId, transport } = client;
  const { origin } = transport;

  useEffect(() => {
    const session = token !== undefined && pwdVersion !== undefined ? { token, pwdVersion } : null;
    return startLive({ session, locale, pageId, origin, queries });
  }, [token, pwdVersion, locale, pageId, origin, queries]);
}
