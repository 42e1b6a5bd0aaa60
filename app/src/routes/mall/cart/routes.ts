import { defineRoutes } from '../../defineRoutes.ts';

export const cartRoutes = defineRoutes({
  cart: { path: '/pages/mall/cart', screen: 'Cart', who: 'guest' },
});
