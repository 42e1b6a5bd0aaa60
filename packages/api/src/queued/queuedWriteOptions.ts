import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Client } from '../client/createClient.ts';
import { NetworkError } from '../client/NetworkError.ts';
import type { Call } from '../contract/defineCall.ts';

const networkRetries = 2;

/** A POST that waits for a connection rather than failing without one. Nothing that moves money or items may be one. */
export interface QueuedWrite<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  call: Call<Request, Response>;
  /** Calls whose answers this one changes: they are read again. */
  invalidates: readonly Pick<Call, 'path'>[];
}

/** One of them under way, as it lies on the device. */
export interface QueuedRequest<Request> {
  request: Request;
  /** One attempt, one key, however long it waits and through any reload. */
  key: string;
  /** Who said it: nobody else sends it. */
  user_id: string | null;
  /** Said without a connection: whoever said it may have left the page when it is refused. */
  later: boolean;
}

/** How one is sent, also by a page that found it on the device: in the order they were said. */
export function queuedWriteOptions<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  { call, invalidates }: QueuedWrite<Request, Response>,
  client: Client,
  queries: QueryClient,
): MutationOptions<z.output<Response>, Error, QueuedRequest<z.input<Request>>> {
  return {
    mutationKey: [call.path],
    mutationFn: ({ request, key, user_id }) => {
      if ((client.transport.session()?.user.id ?? null) !== user_id)
        throw new Error('Another user said this: it is not sent.');
      return client.call(call, request, { loading: true, key });
    },
    onSuccess: () => {
      for (const { path } of invalidates) void queries.invalidateQueries({ queryKey: [path] });
    },
    networkMode: 'online',
    scope: { id: 'queued' },
    retry: (failures, error) =>
      failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable',
  };
}
