import { queryHook } from '../../client/queryHook.ts';
import { claimPaid, listGateways, readPayment, recharge } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useGateways = queryHook(listGateways);

export const usePayment = queryHook(readPayment);

export const useRecharge = mutationHook(recharge);

export const useClaimPaid = mutationHook(claimPaid);
