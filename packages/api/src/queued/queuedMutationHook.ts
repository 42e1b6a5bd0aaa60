import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { useApi } from '../client/ApiProvider.tsx';
import { randomKey } from '../client/randomKey.ts';
import type { Call } from '../contract/defineCall.ts';
import { type QueuedRequest, queuedWriteOptions } from './queuedWriteOptions.ts';

/** What a component can do with a queued write. */
export interface QueuedMutation<Request, Answer> {
  mutate: (request: Request) => void;
  /** The answer; null when offline and queued. A later failure is reported on the page that is open then. */
  mutateAsync: (request: Request) => Promise<Answer | null>;
}

/** The hook of a POST that waits for a connection rather than failing without one. Nothing that moves money or items may be one. */
export function queuedMutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
) {
  return function useQueuedMutation({
    suppressed = false,
  }: {
    /** The screen shows the error itself; no toast appears. */ suppressed?: boolean;
  } = {}): QueuedMutation<z.input<Request>, z.output<Response>> {
    const { client, user_id } = useApi();
    const queries = useQueryClient();
    const { mutate, mutateAsync } = useMutation({
      ...queuedWriteOptions(call, client, queries),
      meta: { suppressed },
    });

    const queued = useCallback(
      (request: z.input<Request>): QueuedRequest<z.input<Request>> => ({
        request,
        key: randomKey(),
        user_id,
        later: !onlineManager.isOnline(),
      }),
      [user_id],
    );
    return {
      // Stable per user, because effects depend on it.
      mutate: useCallback((request: z.input<Request>) => mutate(queued(request)), [mutate, queued]),
      mutateAsync: async (request) => {
        const saying = queued(request);
        const answer = mutateAsync(saying);
        if (!saying.later) return answer;
        answer.catch(() => {});
        return null;
      },
    };
  };
}
