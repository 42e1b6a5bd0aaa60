import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { readDrawRecord } from './contract.ts';
import { useApi } from '../../client/ApiProvider.tsx';
import { type CollectOptions, collectDrawLog } from './collectDrawLog.ts';

export const useDrawRecord = pagedQueryHook(readDrawRecord, { reads: ['boxes/opening'] });

/** Returns a function that reads a pool's public draw log as far as needed. */
export function useCollectDrawLog() {
  const { client } = useApi();
  return (pool_id: string, options?: CollectOptions) => collectDrawLog(client, pool_id, options);
}
