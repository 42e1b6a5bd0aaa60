import { queryHook } from '../../client/queryHook.ts';
import { readIdentity, submitIdentity } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useIdentity = queryHook(readIdentity);

export const useSubmitIdentity = mutationHook(submitIdentity);
