import { notificationPaths } from '../account/notificationPaths.ts';
import { useApi } from '../client/ApiProvider.tsx';
import { interruptedHook } from '../client/interruptedHook.ts';
import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { readFlow, readWallet } from '../wallet/balance.ts';
import { spendingPath } from '../wallet/spendingPath.ts';
import { type CollectOptions, collectDrawLog } from './collectDrawLog.ts';
import {
  listPools,
  listRecentWins,
  listSeries,
  listUnopened,
  openMysteryBox,
  readDrawLog,
  readDrawRecord,
  readOdds,
  readPool,
  readPrize,
  revealOpening,
} from './contract.ts';

export const useSeries = queryHook(listSeries);
export const useMysteryBoxPools = pagedQueryHook(listPools);
export const useMysteryBox = queryHook(readPool);
export const useOdds = queryHook(readOdds);
export const usePrize = queryHook(readPrize);
export const useDrawRecord = pagedQueryHook(readDrawRecord);
export const useRecentWins = queryHook(listRecentWins);
export const useUnopened = queryHook(listUnopened);

export const useOpenMysteryBox = mutationHook(openMysteryBox, {
  invalidates: [
    listPools,
    readPool,
    readOdds,
    readDrawLog,
    readDrawRecord,
    listUnopened,
    readWallet,
    readFlow,
    spendingPath,
    notificationPaths.list,
    notificationPaths.unread,
  ],
  survivesReload: true,
});
export const useInterruptedOpening = interruptedHook(openMysteryBox);
export const useRevealOpening = mutationHook(revealOpening, {
  invalidates: [listUnopened, readDrawRecord, notificationPaths.list, notificationPaths.unread],
});

/** Reads a pool's public draw log as far as it is needed, when asked to. */
export function useCollectDrawLog() {
  const { client } = useApi();
  return (pool_id: string, options?: CollectOptions) => collectDrawLog(client, pool_id, options);
}
