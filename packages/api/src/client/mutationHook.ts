import { type UseMutationResult, notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { NetworkError } from './NetworkError.ts';
import { refresh } from './refresh.ts';
import { refreshAfterFailure } from './refreshAfterFailure.ts';

const networkRetries = 2;

export interface MutationHookOptions {
  /** The call is not over before what it touched on screen is read: the button that made it goes, or comes back with what it changed. */
  awaitsRefresh?: boolean;
  /** A reload in the middle can be resumed: see `interruptedHook`. */
  survivesReload?: boolean;
}

/**
 * The hook of a POST call. What reads a topic that its answer touched is refreshed.
 * A lost connection is tried again under the same Idempotency-Key; a refusal never is.
 */
export function mutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  { awaitsRefresh = false, survivesReload = false }: MutationHookOptions = {},
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
          survivesReload,
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
      // Offline is an answer to the person, not a reason to wait in silence.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable',
    });
  };
}
