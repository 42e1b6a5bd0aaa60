import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';

/** The hook that finds, once, the request of a call that a reload interrupted: made again it has its one effect. */
export function interruptedHook<Request extends z.ZodMiniObject>(call: Call<Request>) {
  return function useInterrupted(): z.input<Request> | null {
    const { client } = useApi();
    const [request] = useState(() => client.interrupted(call));
    return request;
  };
}
