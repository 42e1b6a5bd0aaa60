import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  addBankAccount,
  cancelWithdrawal,
  listBankAccounts,
  listWithdrawals,
  removeBankAccount,
  withdraw,
  withdrawToKept,
} from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useWithdrawals = pagedQueryHook(listWithdrawals);

export const useWithdraw = mutationHook(withdraw);

export const useWithdrawToKept = mutationHook(withdrawToKept);

export const useCancelWithdrawal = mutationHook(cancelWithdrawal, { awaitsRefresh: true });

export const useBankAccounts = queryHook(listBankAccounts);

export const useAddBankAccount = mutationHook(addBankAccount);

export const useRemoveBankAccount = mutationHook(removeBankAccount, { awaitsRefresh: true });
