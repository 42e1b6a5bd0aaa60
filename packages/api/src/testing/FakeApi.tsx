import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProvider, type ApiProviderProps } from '../client/ApiProvider.tsx';

export interface FakeApiProps
  extends Pick<ApiProviderProps, 'client'>, Partial<Pick<ApiProviderProps, 'locale' | 'user_id'>> {
  /** The query cache; defaults to an empty one. */
  queries?: QueryClient;
  children: ReactNode;
}

/** Providers for tests of hooks. */
export function FakeApi({ client, locale = 'vn', user_id = null, queries, children }: FakeApiProps) {
  const [empty] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries ?? empty}>
      <ApiProvider client={client} locale={locale} user_id={user_id}>
        {children}
      </ApiProvider>
    </QueryClientProvider>
  );
}
