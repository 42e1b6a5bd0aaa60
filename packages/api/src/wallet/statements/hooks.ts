import { mutationHook } from '../../client/mutationHook.ts';
import { makeStatement } from './contract.ts';

export const useMakeStatement = mutationHook(makeStatement);
