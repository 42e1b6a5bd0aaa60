import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { changeReview, listReviews, readOrderReviews, readReviews, submitReview } from './contract.ts';

export const useProductReviews = queryHook(readReviews);
export const useReviews = pagedQueryHook(listReviews);
export const useOrderReviews = queryHook(readOrderReviews, { reads: ['mall/orders'] });
export const useSubmitReview = mutationHook(submitReview, { awaitsRefresh: true });
export const useChangeReview = mutationHook(changeReview, { awaitsRefresh: true });
