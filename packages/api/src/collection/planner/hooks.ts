import { queryHook } from '../../client/queryHook.ts';
import { listSets, readSet } from './contract.ts';

const reads = ['collection/items', 'boxes/opening', 'boxes/pools'] as const;

export const useSets = queryHook(listSets, { reads });

export const useSet = queryHook(readSet, { reads });
