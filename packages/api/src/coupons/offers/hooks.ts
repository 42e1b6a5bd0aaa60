import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listCouponOffers, takeCoupon } from './contract.ts';

export const useCouponOffers = pagedQueryHook(listCouponOffers);

export const useTakeCoupon = mutationHook(takeCoupon, { awaitsRefresh: true });
