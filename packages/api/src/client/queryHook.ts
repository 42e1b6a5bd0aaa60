import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { isAllowed, keyOf } from './queryKey.ts';

export interface QueryHookOptions<Data> {
  /** False while what the request needs is not known yet. */
  enabled?: boolean;
  /** Milliseconds until the next read, or a function of the last answer; false reads once. */
  refetchInterval?: (data: Data | undefined) => number | false;
}

/** The hook of a GET call. A call that needs an account waits until somebody is signed in. */
export function queryHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
) {
  return function useCall(
    request: z.input<Request>,
    { enabled = true, refetchInterval }: QueryHookOptions<z.output<Response>> = {},
  ): UseQueryResult<z.output<Response>> {
    const api = useApi();
    return useQuery<z.output<Response>>({
      queryKey: keyOf(call, api, request),
      queryFn: ({ signal }) => api.client.call(call, request, { signal }),
      enabled: enabled && isAllowed(call, api),
      ...(refetchInterval && { refetchInterval: (query) => refetchInterval(query.state.data) }),
    });
  };
}
