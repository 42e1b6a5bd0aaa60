import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import {
  changeCouponIssue,
  createCouponIssue,
  createCouponTemplate,
  giveCoupon,
  listCouponTemplates,
  readCouponTemplate,
} from './contract.ts';

export const useCouponTemplates = pagedQueryHook(listCouponTemplates);
export const useCouponTemplate = queryHook(readCouponTemplate);
export const useCreateCouponTemplate = mutationHook(createCouponTemplate);
export const useCreateCouponIssue = mutationHook(createCouponIssue);
export const useChangeCouponIssue = mutationHook(changeCouponIssue);
export const useGiveCoupon = mutationHook(giveCoupon);
