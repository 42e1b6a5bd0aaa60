import { queryHook } from '../../client/queryHook.ts';
import { readBoundNames, bindName } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useBoundNames = queryHook(readBoundNames);

export const useBindName = mutationHook(bindName);
