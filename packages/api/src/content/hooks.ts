import { queryHook } from '../client/queryHook.ts';
import { listBanners } from './contract.ts';

export * from './policyHooks.ts';

export const useBanners = queryHook(listBanners);
