import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Call, type Topic, isForEverybody } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { isAllowed, keyOf } from './queryKey.ts';

export interface ReadOptions {
  /** Topics that the answer depends on beside the call's own: when one is touched, it is read again. */
  reads?: readonly Topic[];
  /** Asked for at intervals while no live stream is held. */
  asksWithoutLive?: boolean;
  /** Shows what others change within about a second, and asks at intervals while no live stream is held. Without it, a change for everybody is read within some seconds, so that not every open page asks at once. */
  watchesOthers?: boolean;
}

export interface QueryHookOptions<Data> {
  /** False while part of the request is still unknown. */
  enabled?: boolean;
  /** Milliseconds until the next fetch, or a function of the last answer; false fetches once. */
  refetchInterval?: (data: Data | undefined) => number | false;
}

/** Makes the hook of a GET call. A call that needs an account waits until someone signs in. */
export function queryHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
  { reads = [], ...options }: ReadOptions = {},
) {
  const meta = { reads: [call.topic, ...reads], forEverybody: isForEverybody(call), ...options };
  return function useCall(
    request: z.input<Request>,
    { enabled = true, refetchInterval }: QueryHookOptions<z.output<Response>> = {},
  ): UseQueryResult<z.output<Response>> {
    const api = useApi();
    return useQuery<z.output<Response>>({
      queryKey: keyOf(call, api, request),
      queryFn: ({ signal }) => api.client.call(call, request, { signal }),
      enabled: enabled && isAllowed(call, api),
      meta,
      ...(refetchInterval && { refetchInterval: (query) => refetchInterval(query.state.data) }),
    });
  };
}
