import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import {
  cancelWithdrawal,
  listWithdrawals,
  readFlow,
  readPayment,
  readWallet,
  recharge,
  withdraw,
} from './contract.ts';

export const useWallet = queryHook(readWallet);
export const useFlow = pagedQueryHook(readFlow);
export const usePayment = queryHook(readPayment);
export const useRecharge = mutationHook(recharge);
export const useWithdrawals = pagedQueryHook(listWithdrawals);
export const useWithdraw = mutationHook(withdraw, { invalidates: [readWallet, readFlow, listWithdrawals] });
export const useCancelWithdrawal = mutationHook(cancelWithdrawal, {
  invalidates: [readWallet, readFlow, listWithdrawals],
});
