import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Client } from '../client/createClient.ts';
import { NetworkError } from '../client/NetworkError.ts';
import type { Call } from '../contract/defineCall.ts';

const networkRetries = 2;

/**
 * A POST that waits for a connection instead of failing without one. Never use it for anything that moves money or
 * items.
 */
export interface QueuedWrite<
  Request extends z.ZodMiniObject = z.ZodMiniObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  call: Call<Request, Response>;
  /** Calls to refetch after this one. */
  invalidates: readonly Pick<Call, 'path'>[];
}

/** A pending write as stored on the device. */
export interface QueuedRequest<Request> {
  request: Request;
  /** One key per attempt, however long it waits and through any reload. */
  key: string;
  /** The user who made it: it is never sent for anyone else. */
  user_id: string | null;
  /** Made while offline: the user may have left the page when it is refused. */
  later: boolean;
}

/** How a write is sent, also by a later page that finds it on the device: in the order made. */
export function queuedWriteOptions<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  { call, invalidates }: QueuedWrite<Request, Response>,
  client: Client,
  queries: QueryClient,
): MutationOptions<z.output<Response>, Error, QueuedRequest<z.input<Request>>> {
  return {
    mutationKey: [call.path],
    mutationFn: ({ request, key, user_id }) => {
      if ((client.transport.session()?.user.id ?? null) !== user_id)
        throw new Error('Another user made this write: it is not sent.');
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
