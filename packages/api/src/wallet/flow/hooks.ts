import { queryHook } from '../../client/queryHook.ts';
import { readWallet, readFlow } from './contract.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';

export const useWallet = queryHook(readWallet);

export const useFlow = pagedQueryHook(readFlow);
