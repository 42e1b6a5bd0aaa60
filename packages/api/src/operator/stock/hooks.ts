import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { correctUnits, listStock, listStockMovements, readToyStock, receiveUnits } from './contract.ts';

const reads = ['collection/stock', 'boxes/pools'] as const;

export const useStock = pagedQueryHook(listStock, { reads });
export const useToyStock = queryHook(readToyStock, { reads });
export const useStockMovements = pagedQueryHook(listStockMovements, { reads });
export const useReceiveUnits = mutationHook(receiveUnits);
export const useCorrectUnits = mutationHook(correctUnits);
