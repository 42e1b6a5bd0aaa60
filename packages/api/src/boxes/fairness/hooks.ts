import { queryHook } from '../../client/queryHook.ts';
import { readFairness, readPoolSpending } from './contract.ts';

export const useFairness = queryHook(readFairness);

export const usePoolSpending = queryHook(readPoolSpending, { reads: ['boxes/opening'] });
