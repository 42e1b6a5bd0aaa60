import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listItems, listToys, readCollection, readItem, readSeriesToys } from './contract.ts';

// What a player has just looked at joins their collection.
const reads = ['boxes/opening'] as const;

export const useToys = pagedQueryHook(listToys, { reads });

export const useItems = queryHook(listItems);

export const useCollection = queryHook(readCollection, { reads });

export const useSeriesToys = queryHook(readSeriesToys, { reads });

export const useItem = queryHook(readItem);
