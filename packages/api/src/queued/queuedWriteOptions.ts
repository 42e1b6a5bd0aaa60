import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Client } from '../client/createClient.ts';
import { NetworkError } from '../client/NetworkError.ts';
import { refresh } from '../client/refresh.ts';
import { refreshAfterFailure } from '../client/refreshAfterFailure.ts';
import type { Call } from '../contract/defineCall.ts';

const networkRetries = 2;

/** One of them under way, as it lies on the device. */
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
  call: Call<Request, Response>,
  client: Client,
  queries: QueryClient,
): MutationOptions<z.output<Response>, Error, QueuedRequest<z.input<Request>>> {
  return {
    mutationKey: [call.path],
    mutationFn: ({ request, key, user_id }) => {
      if ((client.transport.session()?.user.id ?? null) !== user_id)
        throw new Error('Another user said this: it is not sent.');
      return client.call(call, request, { loading: true, key, onTouched: (topics) => void refresh(queries, topics) });
    },
    onError: (error) => refreshAfterFailure(queries, error),
    networkMode: 'online',
    scope: { id: 'queued' },
    retry: (failures, error) =>
      failures < networkRetries && error instanceof NetworkError && error.reason === 'unreachable',
  };
}
