import { type UseMutationResult, notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { refresh } from './refresh.ts';
import { refreshAfterFailure } from './refreshAfterFailure.ts';
import { retryLostConnection } from './retryLostConnection.ts';

export interface MutationHookOptions {
  /** The call is not over before what it touched on screen is read: the button that made it goes, or comes back with what it changed. */
  awaitsRefresh?: boolean;
}

/**
 * The hook of a POST call. What reads a topic that its answer touched is refreshed.
 * A lost connection is tried again under the same Idempotency-Key; a refusal never is.
 */
export function mutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  { awaitsRefresh = false }: MutationHookOptions = {},
) {
  return function useCallMutation({
    suppressed = false,
  }: {
    /** The screen shows the error itself; no toast appears. */ suppressed?: boolean;
  } = {}): UseMutationResult<z.output<Response>, Error, z.input<Request>> {
    const { client } = useApi();
    const queries = useQueryClient();
    return useMutation<z.output<Response>, Error, z.input<Request>>({
      mutationKey: [call.path],
      meta: { suppressed },
      mutationFn: async (request) => {
        let refreshed = Promise.resolve();
        const answer = await client.call(call, request, {
          loading: true,
          onTouched: (topics) => {
            refreshed = refresh(queries, topics);
          },
        });
        if (awaitsRefresh) {
          await refreshed;
          // The screen sees the refetched data only after the cache notifies it.
          await new Promise<void>((resolve) => notifyManager.schedule(resolve));
        }
        return answer;
      },
      onError: (error) => refreshAfterFailure(queries, error),
      // Offline is an answer to the person, not a reason to wait silently.
      networkMode: 'always',
      retry: retryLostConnection,
    });
  };
}
