import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  creditLine,
  decideArrival,
  handlePayment,
  listBankLines,
  listPayments,
  listStatements,
  readBankLine,
  readPaymentCase,
  reversePayment,
  setLineAside,
  uploadStatement,
} from './contract.ts';

export const usePaymentCases = pagedQueryHook(listPayments);
export const usePaymentCase = queryHook(readPaymentCase, { reads: ['operator/approvals'] });
export const useDecideArrival = mutationHook(decideArrival);
export const useReversePayment = mutationHook(reversePayment);
export const useHandlePayment = mutationHook(handlePayment);
export const useStatements = pagedQueryHook(listStatements);
export const useUploadStatement = mutationHook(uploadStatement);
export const useBankLines = pagedQueryHook(listBankLines, { reads: ['operator/approvals'] });
export const useBankLine = queryHook(readBankLine, { reads: ['operator/approvals'] });
export const useCreditLine = mutationHook(creditLine);
export const useSetLineAside = mutationHook(setLineAside);
