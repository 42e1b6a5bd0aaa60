import { queryHook } from '../client/queryHook.ts';
import { listBanners } from './banners.ts';

export const useBanners = queryHook(listBanners);
