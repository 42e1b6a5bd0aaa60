import { queryHook } from '../../client/queryHook.ts';
import { readSpending, setSpendingCaps, cancelCapRaise, startCoolOff } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useSpending = queryHook(readSpending);

export const useSetSpendingCaps = mutationHook(setSpendingCaps, { invalidates: [readSpending] });

export const useCancelCapRaise = mutationHook(cancelCapRaise, { invalidates: [readSpending] });

export const useStartCoolOff = mutationHook(startCoolOff, { invalidates: [readSpending] });
