import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { decompose, listDecomposed } from './contract.ts';

export const useDecompose = mutationHook(decompose);

export const useDecomposed = pagedQueryHook(listDecomposed);
