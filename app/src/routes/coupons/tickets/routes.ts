import { defineRoutes } from '../../defineRoutes.ts';

export const ticketsRoutes = defineRoutes({
  coupons: { path: '/pages/user/coupon', screen: 'Coupons', who: 'user' },
  couponHistory: { path: '/pages/user/coupon_history', screen: 'CouponHistory', who: 'user' },
});
