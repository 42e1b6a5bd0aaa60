import type { Area } from '../../platform/area/Area.ts';
import { operatorCouponHandlers } from './coupons/operatorCouponHandlers.ts';
import { reviewHandlers } from './identity/reviewHandlers.ts';

export const operatorArea: Area = {
  name: 'operator',
  calls: [...reviewHandlers, ...operatorCouponHandlers],
};
