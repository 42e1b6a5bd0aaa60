import { defineRoutes } from '../../defineRoutes.ts';

export const offersRoutes = defineRoutes({
  couponOffers: {
    path: '/pages/user/buyCoupon',
    screen: 'BuyCoupon',
    who: 'user',
    texts: ['coupons/tickets'],
  },
});
