import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { answerReview, hideReview, listShopReviews, readShopReview, showReview } from './contract.ts';

export const useShopReviews = pagedQueryHook(listShopReviews, { reads: ['mall/reviews'] });
export const useShopReview = queryHook(readShopReview, { reads: ['mall/reviews'] });
export const useHideReview = mutationHook(hideReview, { awaitsRefresh: true });
export const useShowReview = mutationHook(showReview, { awaitsRefresh: true });
export const useAnswerReview = mutationHook(answerReview, { awaitsRefresh: true });
