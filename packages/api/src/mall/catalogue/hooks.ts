import { queryHook } from '../../client/queryHook.ts';
import { listMallSeries, readMall, readProduct } from './contract.ts';

export const useMall = queryHook(readMall);

export const useProduct = queryHook(readProduct, { watchesOthers: true });

export const useMallSeries = queryHook(listMallSeries);
