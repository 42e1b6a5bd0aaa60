import { queryHook } from '../../client/queryHook.ts';
import { readInvitation, bindInviteCode, readShareKey } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useInvitation = queryHook(readInvitation);

export const useBindInviteCode = mutationHook(bindInviteCode);

export const useShareKey = queryHook(readShareKey);
