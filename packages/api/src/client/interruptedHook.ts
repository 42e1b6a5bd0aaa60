import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Call } from '../contract/defineCall.ts';
import { useApi } from './ApiProvider.tsx';

/** Makes a hook that returns, once, the request a reload interrupted. Repeat it: it takes effect only once. */
export function interruptedHook<Request extends z.ZodMiniObject>(call: Call<Request>) {
  return function useInterrupted(): z.input<Request> | null {
    const { client } = useApi();
    const [request] = useState(() => client.interrupted(call));
    return request;
  };
}
