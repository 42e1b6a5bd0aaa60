import type { Area } from '../../platform/area/Area.ts';
import { shopClaimHandlers } from './claims/claimHandlers.ts';
import { operatorCouponHandlers } from './coupons/operatorCouponHandlers.ts';
import { reviewHandlers } from './identity/reviewHandlers.ts';
import { shopParcelHandlers } from './parcels/parcelHandlers.ts';

export const operatorArea: Area = {
  name: 'operator',
  calls: [...reviewHandlers, ...operatorCouponHandlers, ...shopParcelHandlers, ...shopClaimHandlers],
};
