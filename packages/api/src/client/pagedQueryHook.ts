import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';
import { isAllowed, keyOf } from './queryKey.ts';

type Page = z.ZodMiniType<{ rows: readonly unknown[]; next_cursor: string | null }>;

/** Cursor of a page; null for the first one. Not undefined, because a list kept on the device goes through JSON. */
type Cursor = string | null;
const firstPage: Cursor = null;

/** Makes the hook of a paged GET call. */
export function pagedQueryHook<Request extends z.ZodMiniObject, Response extends Page>(call: Call<Request, Response>) {
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
    });
  };
}
