import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import { listIdentityReviews, readIdentityReview, reviewIdentity } from './contract.ts';

export const useIdentityReviews = pagedQueryHook(listIdentityReviews);
export const useIdentityReview = queryHook(readIdentityReview);
export const useReviewIdentity = mutationHook(reviewIdentity);
