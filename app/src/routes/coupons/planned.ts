import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const couponsPlanned = defineRoutes({
  coupons: { path: '/pages/user/coupon', screen: 'Coupons', who: 'user' },
  couponHistory: { path: '/pages/user/coupon_history', screen: 'CouponHistory', who: 'user' },
  buyCoupon: { path: '/pages/user/buyCoupon', screen: 'BuyCoupon', who: 'user' },
});
