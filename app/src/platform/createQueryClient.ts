import { ApiError, NetworkError } from '@mcy/api/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const networkRetries = 2;

/** The query cache. `onMutationFailed` hears of every failed POST whose screen does not show the failure itself. */
export function createQueryClient(onMutationFailed: (error: unknown) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError(error, _request, _result, mutation) {
        if (mutation.meta?.['suppressed'] !== true) onMutationFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: shouldRetry,
        // Offline is an answer to the person, not a reason to wait in silence; the connection's return reads again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

/** A refusal stays one when it is asked for again; a broken connection or a failing server may not. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing =
    error instanceof NetworkError ? error.reason === 'unreachable' : error instanceof ApiError && !error.decided;
  return passing && failures < networkRetries;
}
