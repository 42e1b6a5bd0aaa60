import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { readDrawRecord } from './contract.ts';
import { useApi } from '../../client/ApiProvider.tsx';
import { type CollectOptions, collectDrawLog } from './collectDrawLog.ts';

export const useDrawRecord = pagedQueryHook(readDrawRecord);

/** Reads a pool's public draw log as far as it is needed, when asked to. */
export function useCollectDrawLog() {
  const { client } = useApi();
  return (pool_id: string, options?: CollectOptions) => collectDrawLog(client, pool_id, options);
}
