import { queryHook } from '../../client/queryHook.ts';
import { readLevels, readMyLevel, claimLevelGift } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useLevels = queryHook(readLevels);

export const useMyLevel = queryHook(readMyLevel);

export const useClaimLevelGift = mutationHook(claimLevelGift, { awaitsRefresh: true });
