import { type UseMutationResult, notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { NetworkError } from './NetworkError.ts';

const networkRetries = 2;

export interface MutationHookOptions {
  /** Calls whose answers this one changes: they are read again. */
  invalidates?: readonly Pick<Call, 'path'>[];
  /** As `invalidates`, but what is on the screen stays as it is until it is visited again. */
  outdates?: readonly Pick<Call, 'path'>[];
  /** As `invalidates`, and the call is not over before they are: the button that made it comes back with what it changed. */
  awaits?: readonly Pick<Call, 'path'>[];
  /** A reload in the middle can be resumed: see `interruptedHook`. */
  survivesReload?: boolean;
}

/** The hook of a POST call. A lost connection is tried again under the same Idempotency-Key; a refusal never is. */
export function mutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  { invalidates = [], outdates = [], awaits = [], survivesReload = false }: MutationHookOptions = {},
) {
  return function useCallMutation({
    suppressed = false,
  }: {
    /** The screen itself shows what went wrong: nothing else does. */ suppressed?: boolean;
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
        // The screen hears of what was read only when the cache gets to telling it.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      },
      onError: (error) => {
        // No answer came, or the server failed: it may have taken effect all the same.
        if (!(error instanceof ApiError && error.decided)) invalidate();
      },
      // Offline is an answer to the person, not a reason to wait in silence.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable',
    });
  };
}
