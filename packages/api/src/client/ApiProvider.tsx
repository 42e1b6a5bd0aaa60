import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { Locale } from '../contract/locale.ts';
import type { Client } from './createClient.ts';

interface Api {
  client: Client;
  /** Part of every query key, because answers contain text in this language. */
  locale: Locale;
  /** The signed-in user's id. Part of every query key, so that no user sees another's answers. */
  user_id: string | null;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps extends Api {
  children: ReactNode;
}

/** Provides the client to the hooks of every area. Must be inside the `QueryClientProvider`. */
export function ApiProvider({ client, locale, user_id, children }: ApiProviderProps) {
  const api = useMemo(() => ({ client, locale, user_id }), [client, locale, user_id]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client, with the user and language it acts for. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('An API hook was used outside <ApiProvider>: put the provider above the component.');
  return api;
}
