import { queryHook } from '../../client/queryHook.ts';
import { readLevels, readMyLevel, claimLevelGift } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { readWallet, readFlow } from '../../wallet/flow/contract.ts';

export const useLevels = queryHook(readLevels);

export const useMyLevel = queryHook(readMyLevel);

export const useClaimLevelGift = mutationHook(claimLevelGift, {
  invalidates: [readWallet, readFlow],
  awaits: [readMyLevel],
});
