import { mutationHook } from '../../client/mutationHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { drawDaily, readDailyDraw, readOwnDailyDraw, remindOfDailyDraw } from './contract.ts';

export const useDailyDraw = queryHook(readDailyDraw);

export const useOwnDailyDraw = queryHook(readOwnDailyDraw);

export const useDrawDaily = mutationHook(drawDaily);

export const useRemindOfDailyDraw = mutationHook(remindOfDailyDraw, { awaitsRefresh: true });
