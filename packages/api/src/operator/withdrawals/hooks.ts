import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  approveWithdrawal,
  confirmPayout,
  listPayouts,
  listWithdrawalCases,
  makePayout,
  readPayoutFile,
  readWithdrawalCase,
  rejectWithdrawal,
  showAccountNumber,
} from './contract.ts';

export const useWithdrawalCases = pagedQueryHook(listWithdrawalCases, { reads: ['operator/approvals'] });
export const useWithdrawalCase = queryHook(readWithdrawalCase, { reads: ['operator/approvals'] });
export const useApproveWithdrawal = mutationHook(approveWithdrawal);
export const useRejectWithdrawal = mutationHook(rejectWithdrawal);
export const useShowAccountNumber = mutationHook(showAccountNumber);
export const usePayouts = pagedQueryHook(listPayouts);
export const useMakePayout = mutationHook(makePayout);
export const useReadPayoutFile = mutationHook(readPayoutFile);
export const useConfirmPayout = mutationHook(confirmPayout);
