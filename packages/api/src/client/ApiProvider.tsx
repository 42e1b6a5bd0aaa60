import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { Locale } from '../contract/locale.ts';
import type { Client } from './createClient.ts';

interface Api {
  client: Client;
  /** Part of every query key: answers hold texts in this language. */
  locale: Locale;
  /** The signed-in user's id, part of every query key: one user never sees what another's calls answered. */
  user_id: string | null;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps extends Api {
  children: ReactNode;
}

/** Gives the hooks of every area their client. Stands inside the `QueryClientProvider`. */
export function ApiProvider({ client, locale, user_id, children }: ApiProviderProps) {
  const api = useMemo(() => ({ client, locale, user_id }), [client, locale, user_id]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client, and for whom and in which language it asks. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('An API hook was used outside <ApiProvider>: put the provider above the component.');
  return api;
}
