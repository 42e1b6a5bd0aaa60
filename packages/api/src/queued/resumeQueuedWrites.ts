import type { QueryClient } from '@tanstack/react-query';
import { queuedWrites } from '../account/queuedWrites.ts';
import type { Client } from '../client/createClient.ts';
import { type QueuedWrite, queuedWriteOptions } from './queuedWriteOptions.ts';

const all: readonly QueuedWrite[] = Object.values(queuedWrites);

/** Tells the cache how writes that it finds on the device are sent, for they were said on a page that is gone. */
export function resumeQueuedWrites(client: Client, queries: QueryClient): void {
  for (const write of all) queries.setMutationDefaults([write.call.path], queuedWriteOptions(write, client, queries));
}
