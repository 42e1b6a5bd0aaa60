import { queryHook } from '../../client/queryHook.ts';
import { readPayment, recharge } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const usePayment = queryHook(readPayment);

export const useRecharge = mutationHook(recharge);
