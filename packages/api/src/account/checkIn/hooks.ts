import { queryHook } from '../../client/queryHook.ts';
import { readCheckIn, checkIn } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { readWallet, readFlow } from '../../wallet/flow/contract.ts';

export const useCheckIn = queryHook(readCheckIn);

export const useCheckInToday = mutationHook(checkIn, { invalidates: [readWallet, readFlow], awaits: [readCheckIn] });
