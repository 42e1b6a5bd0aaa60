import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { decideClaim, listShopClaims, readShopClaim } from './contract.ts';

export const useShopClaims = pagedQueryHook(listShopClaims);
export const useShopClaim = queryHook(readShopClaim, { reads: ['operator/approvals'] });
export const useDecideClaim = mutationHook(decideClaim);
