import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  addPoolPrize,
  createReward,
  dropShopPool,
  listPoolParts,
  listShopPools,
  openShopPool,
  readShopPool,
  removePoolPrize,
  saveShopPool,
  withdrawShopPool,
} from './contract.ts';

export const useShopPools = pagedQueryHook(listShopPools, { reads: ['boxes/pools'] });
export const useShopPool = queryHook(readShopPool, { reads: ['boxes/pools', 'collection/stock'] });
export const usePoolParts = queryHook(listPoolParts, { reads: ['collection/stock'] });
export const useSaveShopPool = mutationHook(saveShopPool);
export const useAddPoolPrize = mutationHook(addPoolPrize);
export const useRemovePoolPrize = mutationHook(removePoolPrize);
export const useOpenShopPool = mutationHook(openShopPool);
export const useWithdrawShopPool = mutationHook(withdrawShopPool);
export const useDropShopPool = mutationHook(dropShopPool);
export const useCreateReward = mutationHook(createReward);
