import { queryHook } from '../../client/queryHook.ts';
import { listBanners } from './contract.ts';

export const useBanners = queryHook(listBanners);
