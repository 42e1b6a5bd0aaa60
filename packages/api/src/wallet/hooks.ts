import { notificationPaths } from '../account/notificationPaths.ts';
import { mutationHook } from '../client/mutationHook.ts';
import { pagedQueryHook } from '../client/pagedQueryHook.ts';
import { queryHook } from '../client/queryHook.ts';
import {
  cancelCapRaise,
  cancelWithdrawal,
  listWithdrawals,
  readFlow,
  readPayment,
  readSpending,
  readWallet,
  recharge,
  setSpendingCaps,
  startCoolOff,
  withdraw,
} from './contract.ts';

export const useWallet = queryHook(readWallet);
export const useFlow = pagedQueryHook(readFlow);
export const usePayment = queryHook(readPayment);
export const useRecharge = mutationHook(recharge);
export const useWithdrawals = pagedQueryHook(listWithdrawals);

/** What a withdrawal changes, coming or going. */
const withdrawalInvalidates = [readWallet, readFlow, notificationPaths.list, notificationPaths.unread];
export const useWithdraw = mutationHook(withdraw, { invalidates: [...withdrawalInvalidates, listWithdrawals] });
export const useCancelWithdrawal = mutationHook(cancelWithdrawal, {
  invalidates: withdrawalInvalidates,
  awaits: [listWithdrawals],
});

export const useSpending = queryHook(readSpending);
export const useSetSpendingCaps = mutationHook(setSpendingCaps, { invalidates: [readSpending] });
export const useCancelCapRaise = mutationHook(cancelCapRaise, { invalidates: [readSpending] });
export const useStartCoolOff = mutationHook(startCoolOff, { invalidates: [readSpending] });
