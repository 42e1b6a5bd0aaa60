import { queryHook } from '../../client/queryHook.ts';
import { readRanking } from './contract.ts';

export const useRanking = queryHook(readRanking, { reads: ['account/profile'] });
