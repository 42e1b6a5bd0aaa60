import { queryHook } from '../../client/queryHook.ts';
import { exportFlow, listFlowKinds, listMonths, readFlow, readWallet } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';

export const useWallet = queryHook(readWallet);

export const useFlow = pagedQueryHook(readFlow);

export const useFlowKinds = queryHook(listFlowKinds);

export const useMonths = pagedQueryHook(listMonths);

export const useExportFlow = mutationHook(exportFlow);
