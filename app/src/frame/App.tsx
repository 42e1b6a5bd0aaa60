import { ApiProvider, type Client } from '@mcy/api/client';
import { UnsavedGuardProvider } from '@mcy/forms/guard';
import { LateRefusalProvider } from '@mcy/forms/refusals';
import { TextsProvider, useLocale } from '@mcy/ui/i18n';
import { LinkProvider } from '@mcy/ui/primitives';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { announceRefusal } from '../platform/announcements.ts';
import { holdNavigation } from '../platform/navigationGuard.ts';
import { RouterLink } from '../platform/RouterLink.tsx';
import { useSession } from '../platform/session.ts';
import { Router } from './Router.tsx';

export interface AppProps {
  client: Client;
  queries: QueryClient;
  texts: i18n;
  /** Path and query of the page, on the server; in a browser null, because it knows its own. */
  address?: string | null;
}

/** The whole app, in a browser and on the server. */
export function App({ texts, ...props }: AppProps) {
  return (
    <StrictMode>
      <TextsProvider texts={texts}>
        <Providers {...props} />
      </TextsProvider>
    </StrictMode>
  );
}

function Providers({ client, queries, address = null }: Omit<AppProps, 'texts'>) {
  const locale = useLocale();
  const user_id = useSession()?.user.id ?? null;
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client} locale={locale} user_id={user_id}>
        <LinkProvider component={RouterLink}>
          <UnsavedGuardProvider hold={holdNavigation}>
            <LateRefusalProvider tell={announceRefusal}>
              <Router address={address} />
            </LateRefusalProvider>
          </UnsavedGuardProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
