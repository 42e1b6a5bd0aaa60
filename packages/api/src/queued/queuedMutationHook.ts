import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { useApi } from '../client/ApiProvider.tsx';
import { randomKey } from '../client/randomKey.ts';
import { type QueuedRequest, type QueuedWrite, queuedWriteOptions } from './queuedWriteOptions.ts';

/** What a component can do with a queued write. */
export interface QueuedMutation<Request, Answer> {
  mutate: (request: Request) => void;
  /** The answer; null when offline and queued. A later failure is reported on the page that is open then. */
  mutateAsync: (request: Request) => Promise<Answer | null>;
}

/** Makes the hook of a POST that may wait for a connection. */
export function queuedMutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  write: QueuedWrite<Request, Response>,
) {
  return function useQueuedMutation({
    suppressed = false,
  }: {
    /** The screen shows the error itself; no toast appears. */ suppressed?: boolean;
  } = {}): QueuedMutation<z.input<Request>, z.output<Response>> {
    const { client, user_id } = useApi();
    const queries = useQueryClient();
    const { mutate, mutateAsync } = useMutation({
      ...queuedWriteOptions(write, client, queries),
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
