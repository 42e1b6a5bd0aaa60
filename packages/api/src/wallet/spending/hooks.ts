import { queryHook } from '../../client/queryHook.ts';
import { readSpending, setSpendingCaps, cancelCapRaise, startCoolOff } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useSpending = queryHook(readSpending);

export const useSetSpendingCaps = mutationHook(setSpendingCaps);

export const useCancelCapRaise = mutationHook(cancelCapRaise, { awaitsRefresh: true });

export const useStartCoolOff = mutationHook(startCoolOff);
