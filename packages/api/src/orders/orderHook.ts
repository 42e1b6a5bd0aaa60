import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../client/ApiError.ts';
import { useApi } from '../client/ApiProvider.tsx';
import { NetworkError } from '../client/NetworkError.ts';
import { refresh } from '../client/refresh.ts';
import { retryLostConnection } from '../client/retryLostConnection.ts';
import type { Call } from '../contract/defineCall.ts';
import { type Order, createOrders } from './createOrders.ts';

const orders = createOrders(() => localStorage);

/** An order whose outcome nobody knows. */
export interface UnansweredOrder<Request> {
  request: Request;
  /** The player still waits for it: it may be made again. Otherwise it may only be asked about. */
  resumes: boolean;
}

export interface Ordering<Request, Answer> {
  /** Makes a request that pays. One without an answer so far is the same order, and takes effect once. */
  place: (request: Request) => Promise<Answer>;
  /**
   * Asks how an unanswered order ended, and never carries it out: an order that the shop does not know is refused for
   * good (`order_unknown`).
   */
  ask: (request: Request) => Promise<Answer>;
  /** The user's orders without an answer, oldest first: of this page, of earlier visits and of other tabs. */
  unanswered: () => readonly UnansweredOrder<Request>[];
}

/**
 * The hook of a POST that pays: its order is kept on the device until its outcome is known. The request is stored
 * there as it is sent, so it must hold no secret.
 */
export function orderHook<Request extends z.ZodMiniObject, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
) {
  return function useOrder({
    suppressed = false,
  }: {
    /** The screen shows the error itself; no toast appears. */ suppressed?: boolean;
  } = {}): Ordering<z.input<Request>, z.output<Response>> {
    const { client, user_id } = useApi();
    const queries = useQueryClient();
    const ownActor = `${user_id ?? 'guest'} ${call.path}`;
    const { mutateAsync } = useMutation<
      z.output<Response>,
      Error,
      // As they were when the order was placed: someone else may have signed in since.
      { request: z.input<Request>; order: Order; asks: boolean; actor: string; placedBy: string | null }
    >({
      mutationKey: [call.path],
      meta: { suppressed },
      mutationFn: async ({ request, order, asks, placedBy }) => {
        if ((client.transport.session()?.user.id ?? null) !== placedBy) throw new NetworkError('unreachable');
        return client.call(call, request, {
          loading: true,
          key: order.key,
          asks,
          onTouched: (topics) => void refresh(queries, topics),
        });
      },
      onSuccess: (_answer, { order, actor }) => orders.settle(actor, order),
      onError: (error, { order, actor }) => {
        if (error instanceof ApiError && error.decided) orders.settle(actor, order);
        else orders.tell(actor, order);
        // A refusal says that the page was behind, too.
        void refresh(queries, null);
      },
      networkMode: 'always',
      retry: retryLostConnection,
    });
    const send = (request: z.input<Request>, asks: boolean): Promise<z.output<Response>> => {
      const order = orders.place(ownActor, JSON.stringify(request), asks);
      return mutateAsync({ request, order, asks, actor: ownActor, placedBy: user_id });
    };
    return {
      place: (request) => send(request, false),
      ask: (request) => send(request, true),
      unanswered: () =>
        orders.unanswered(ownActor).flatMap(({ resumes, body }) => {
          const request = readRequest(call, body);
          return request === null ? [] : [{ request, resumes }];
        }),
    };
  };
}

/** The request as it was sent, not as parsed: the key belongs to its exact text. */
function readRequest<Request extends z.ZodMiniObject>(call: Call<Request>, body: string): z.input<Request> | null {
  const request: unknown = JSON.parse(body);
  return call.request.safeParse(request).success ? (request as z.input<Request>) : null;
}
