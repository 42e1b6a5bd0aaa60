import { queryHook } from '../../client/queryHook.ts';
import { listFlowKinds, readFlow, readWallet } from './contract.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';

export const useWallet = queryHook(readWallet);

export const useFlow = pagedQueryHook(readFlow);

export const useFlowKinds = queryHook(listFlowKinds);
