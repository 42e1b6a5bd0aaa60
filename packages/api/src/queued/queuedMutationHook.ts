import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { useApi } from '../client/ApiProvider.tsx';
import { randomKey } from '../client/randomKey.ts';
import { type QueuedRequest, type QueuedWrite, queuedWriteOptions } from './queuedWriteOptions.ts';

/** What a component does with a queued write. */
export interface QueuedMutation<Request, Answer> {
  mutate: (request: Request) => void;
  /** The answer; null without a connection, when it waits for one. Failures of what waited are told over whatever page is shown then. */
  mutateAsync: (request: Request) => Promise<Answer | null>;
}

/** The hook of a POST that may wait for a connection. */
export function queuedMutationHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  write: QueuedWrite<Request, Response>,
) {
  return function useQueuedMutation({
    suppressed = false,
  }: {
    /** The screen itself shows what went wrong: nothing else does. */ suppressed?: boolean;
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
      // The same as long as the user is: effects depend on it.
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
