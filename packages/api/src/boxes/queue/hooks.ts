import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { joinQueue, leaveQueue, readQueue } from './contract.ts';

export const useQueue = queryHook(readQueue, { watchesOthers: true });

export const useJoinQueue = mutationHook(joinQueue, { awaitsRefresh: true });

export const useLeaveQueue = mutationHook(leaveQueue, { awaitsRefresh: true });
