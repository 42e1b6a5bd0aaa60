import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listWithdrawals, withdraw, cancelWithdrawal } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useWithdrawals = pagedQueryHook(listWithdrawals);

export const useWithdraw = mutationHook(withdraw);

export const useCancelWithdrawal = mutationHook(cancelWithdrawal, { awaitsRefresh: true });
