import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { collectPassRewards, readPass } from './contract.ts';

export const usePass = queryHook(readPass);

export const useCollectPassRewards = mutationHook(collectPassRewards, { awaitsRefresh: true });
