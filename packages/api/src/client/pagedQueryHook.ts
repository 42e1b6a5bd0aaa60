import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type Call, type Topic, isForEverybody } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { isAllowed, keyOf } from './queryKey.ts';

type Page = z.ZodMiniType<{ rows: readonly unknown[]; next_cursor: string | null }>;

/** Cursor of a page; null for the first one. Not undefined, because a list kept on the device goes through JSON. */
type Cursor = string | null;
const firstPage: Cursor = null;

export interface PagedReadOptions {
  /** Topics that the list depends on beside the call's own: when one is touched, it is read again. */
  reads?: readonly Topic[];
  /** The list on screen stays as it is when its topics are touched, and is read again at the next visit. */
  keepsRows?: boolean;
}

/** The hook of a GET call that answers a page: reads on by cursor. */
export function pagedQueryHook<Request extends z.ZodMiniObject, Response extends Page>(
  call: Call<Request, Response>,
  { reads = [], keepsRows = false }: PagedReadOptions = {},
) {
  const meta = { reads: [call.topic, ...reads], forEverybody: isForEverybody(call), keepsRows };
  return function usePagedCall(
    request: z.input<Request>,
    { enabled = true }: { enabled?: boolean } = {},
  ): UseInfiniteQueryResult<InfiniteData<z.output<Response>, Cursor>> {
    const api = useApi();
    return useInfiniteQuery({
      queryKey: keyOf(call, api, request),
      queryFn: ({ pageParam, signal }) =>
        api.client.call(call, { ...request, cursor: pageParam ?? undefined }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: (page: z.output<Response>) => page.next_cursor,
      enabled: enabled && isAllowed(call, api),
      meta,
    });
  };
}
