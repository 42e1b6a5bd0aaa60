import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listShelfMovements, moveShelfUnits, readShelf } from './contract.ts';

export const useShelf = queryHook(readShelf, { reads: ['mall/catalogue', 'collection/stock'] });
export const useShelfMovements = pagedQueryHook(listShelfMovements, { reads: ['mall/catalogue'] });
export const useMoveShelfUnits = mutationHook(moveShelfUnits);
