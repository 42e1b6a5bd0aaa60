import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { decideApproval, listApprovals, readApproval, takeBackApproval } from './contract.ts';

export const useApprovals = pagedQueryHook(listApprovals);
export const useApproval = queryHook(readApproval);
export const useDecideApproval = mutationHook(decideApproval);
export const useTakeBackApproval = mutationHook(takeBackApproval);
