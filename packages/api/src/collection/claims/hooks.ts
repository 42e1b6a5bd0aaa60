import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listClaims, submitClaim } from './contract.ts';

export const useClaims = queryHook(listClaims);
export const useSubmitClaim = mutationHook(submitClaim);
