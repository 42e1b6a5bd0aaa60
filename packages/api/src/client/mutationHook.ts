import { type UseMutationResult, notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { NetworkError } from './NetworkError.ts';

const networkRetries = 2;

export interface MutationHookOptions {
  /** Calls to refetch after this one. */
  invalidates?: readonly Pick<Call, 'path'>[];
  /** Like `invalidates`, but what is on screen stays unchanged until the next visit. */
  outdates?: readonly Pick<Call, 'path'>[];
  /**
   * Like `invalidates`, but the call stays pending until they are refetched: the button comes back together with the
   * new data.
   */
  awaits?: readonly Pick<Call, 'path'>[];
  /** Can be resumed after a reload: see `interruptedHook`. */
  survivesReload?: boolean;
}

/** Makes the hook of a POST call. Retries a lost connection with the same Idempotency-Key; never retries a refusal. */
export function mutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  { invalidates = [], outdates = [], awaits = [], survivesReload = false }: MutationHookOptions = {},
) {
  return function useCallMutation({
    suppressed = false,
  }: {
    /** The screen shows the error itself; no toast appears. */ suppressed?: boolean;
  } = {}): UseMutationResult<z.output<Response>, Error, z.input<Request>> {
    const { client } = useApi();
    const queries = useQueryClient();
    function invalidate(): void {
      for (const { path } of invalidates) void queries.invalidateQueries({ queryKey: [path] });
    }
    return useMutation<z.output<Response>, Error, z.input<Request>>({
      mutationKey: [call.path],
      meta: { suppressed },
      mutationFn: (request) => client.call(call, request, { loading: true, survivesReload }),
      onSuccess: async () => {
        invalidate();
        for (const { path } of outdates) void queries.invalidateQueries({ queryKey: [path], refetchType: 'none' });
        if (awaits.length === 0) return;
        await Promise.all(awaits.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
        // The screen sees the new data only when the cache notifies it.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      },
      onError: (error) => {
        // No answer came, or the server failed: the request may still have taken effect.
        if (!(error instanceof ApiError && error.decided)) invalidate();
      },
      // Fail when offline instead of waiting silently.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable',
    });
  };
}
