import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { readPool } from '../pools/contract.ts';
import { readDrawRecord } from './contract.ts';
import { useApi } from '../../client/ApiProvider.tsx';
import { type CollectOptions, collectDrawLog } from './collectDrawLog.ts';

export const useDrawRecord = pagedQueryHook(readDrawRecord, { reads: ['boxes/opening'] });

/** Returns a function that reads a pool's public draw log as far as needed. */
export function useCollectDrawLog() {
  const { client } = useApi();
  return (pool_id: string, options?: CollectOptions) => collectDrawLog(client, pool_id, options);
}

/** Returns a function that reads how many tickets a finite pool has left; null for another pool, and when that cannot be read. */
export function useTicketsLeft() {
  const { client } = useApi();
  return (pool_id: string): Promise<number | null> =>
    client.call(readPool, { pool_id }).then(
      ({ remaining }) => remaining,
      () => null,
    );
}
