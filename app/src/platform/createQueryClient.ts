import { ApiError, NetworkError } from '@mcy/api/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const networkRetries = 2;

/** For how long an answer counts as fresh, in ms. */
export const staleTime = 10_000;

/**
 * Makes the query cache. `onMutationFailed` receives every failed POST whose screen does not show the failure itself.
 */
export function createQueryClient(onMutationFailed: (error: unknown) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError(error, _request, _result, mutation) {
        if (mutation.meta?.['suppressed'] !== true) onMutationFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime,
        retry: shouldRetry,
        // Fail when offline instead of waiting silently; refetch on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

/** Repeating a refused request changes nothing; a lost connection or a failing server may recover. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing =
    error instanceof NetworkError ? error.reason === 'unreachable' : error instanceof ApiError && !error.decided;
  return passing && failures < networkRetries;
}
