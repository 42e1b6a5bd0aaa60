import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { grantRight, listOperators, readOwnRights, revokeRight } from './contract.ts';

export const useOwnRights = queryHook(readOwnRights);
export const useOperators = pagedQueryHook(listOperators, { reads: ['operator/approvals'] });
export const useGrantRight = mutationHook(grantRight);
export const useRevokeRight = mutationHook(revokeRight);
