import { mutationHook } from '../client/mutationHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { readFlow, readWallet } from '../wallet/balance.ts';
import { checkIn, readCheckIn } from './checkIn.ts';
import { readIdentity, submitIdentity } from './identity.ts';

export const useIdentity = queryHook(readIdentity);
export const useSubmitIdentity = mutationHook(submitIdentity, { invalidates: [readIdentity, readCheckIn] });
export const useCheckIn = queryHook(readCheckIn);
export const useCheckInToday = mutationHook(checkIn, { invalidates: [readWallet, readFlow], awaits: [readCheckIn] });
