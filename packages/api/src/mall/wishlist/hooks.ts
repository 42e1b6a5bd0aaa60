import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { changeWish, listWishes, readWish } from './contract.ts';

export const useWishes = pagedQueryHook(listWishes, { reads: ['mall/catalogue'] });

export const useWish = queryHook(readWish);

export const useChangeWish = mutationHook(changeWish, { awaitsRefresh: true });
