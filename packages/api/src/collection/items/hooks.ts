import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listItems, listToys, readCollection, readItem, readSeriesToys } from './contract.ts';

export const useToys = pagedQueryHook(listToys);

export const useItems = queryHook(listItems);

export const useCollection = queryHook(readCollection);

export const useSeriesToys = queryHook(readSeriesToys);

export const useItem = queryHook(readItem);
