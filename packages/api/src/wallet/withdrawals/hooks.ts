import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listWithdrawals, withdraw, cancelWithdrawal } from './contract.ts';
import { readWallet, readFlow } from '../flow/contract.ts';
import { notificationPaths } from '../../account/notices/notificationPaths.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useWithdrawals = pagedQueryHook(listWithdrawals);

/** Calls to refetch when a withdrawal is made or cancelled. */
const withdrawalInvalidates = [readWallet, readFlow, notificationPaths.list, notificationPaths.unread];

export const useWithdraw = mutationHook(withdraw, { invalidates: [...withdrawalInvalidates, listWithdrawals] });

export const useCancelWithdrawal = mutationHook(cancelWithdrawal, {
  invalidates: withdrawalInvalidates,
  awaits: [listWithdrawals],
});
