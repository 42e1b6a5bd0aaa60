import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/createClient.ts';
import type { Call } from '../contract/defineCall.ts';
import { queuedWriteOptions } from './queuedWriteOptions.ts';

/** Every queued write: what a topic exports from its `queued.ts`. */
const modules = import.meta.glob<Record<string, Call>>('../*/*/queued.ts', { eager: true });
const all = Object.values(modules).flatMap((exports) => Object.values(exports));

/** Tells the cache how to send writes that an earlier page left on the device. */
export function resumeQueuedWrites(client: Client, queries: QueryClient): void {
  for (const call of all) queries.setMutationDefaults([call.path], queuedWriteOptions(call, client, queries));
}
