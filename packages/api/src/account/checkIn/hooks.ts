import { queryHook } from '../../client/queryHook.ts';
import { readCheckIn, checkIn } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useCheckIn = queryHook(readCheckIn, { reads: ['account/identity'] });

export const useCheckInToday = mutationHook(checkIn, { awaitsRefresh: true });
