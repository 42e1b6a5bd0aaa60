import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/createClient.ts';
import { type QueuedWrite, queuedWriteOptions } from './queuedWriteOptions.ts';

/** Every queued write: a topic exports them from its `queued.ts`. */
const modules = import.meta.glob<Record<string, QueuedWrite>>('../*/*/queued.ts', { eager: true });
const all = Object.values(modules).flatMap((exports) => Object.values(exports));

/** Tells the cache how to send writes that an earlier page left on the device. */
export function resumeQueuedWrites(client: Client, queries: QueryClient): void {
  for (const write of all) queries.setMutationDefaults([write.call.path], queuedWriteOptions(write, client, queries));
}
