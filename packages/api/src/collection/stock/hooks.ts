import { queryHook } from '../../client/queryHook.ts';
import { readBoxStock } from './contract.ts';

export const useBoxStock = queryHook(readBoxStock, { reads: ['boxes/pools'], watchesOthers: true });
