import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { claimCoupon, countCoupons, listBoxCoupons, listCoupons } from './contract.ts';

export const useCoupons = pagedQueryHook(listCoupons);

export const useCouponCount = queryHook(countCoupons);

export const useBoxCoupons = queryHook(listBoxCoupons);

export const useClaimCoupon = mutationHook(claimCoupon, { awaitsRefresh: true });
