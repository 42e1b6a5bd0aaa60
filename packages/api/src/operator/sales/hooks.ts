import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { readSales, readSalesFile } from './contract.ts';

export const useSales = queryHook(readSales);
export const useReadSalesFile = mutationHook(readSalesFile);
