import { queryHook } from '../../client/queryHook.ts';
import { listSeries, listPools, readPool, readGuaranteeProgress, readOdds, readPrize } from './contract.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';

export const useSeries = queryHook(listSeries);

export const useMysteryBoxPools = pagedQueryHook(listPools);

export const useMysteryBox = queryHook(readPool, { watchesOthers: true });

export const useOdds = queryHook(readOdds, { watchesOthers: true });

export const useGuaranteeProgress = queryHook(readGuaranteeProgress);

export const usePrize = queryHook(readPrize);
