import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { readFlow, readPayment, readWallet, recharge } from './contract.ts';

export const useWallet = queryHook(readWallet);
export const useFlow = pagedQueryHook(readFlow);
export const usePayment = queryHook(readPayment);
export const useRecharge = mutationHook(recharge);
