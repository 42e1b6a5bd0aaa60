import { queryHook } from '../../client/queryHook.ts';
import { readMapSource } from './contract.ts';

export const useMapSource = queryHook(readMapSource);
