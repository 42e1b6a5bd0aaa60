import { defineRoutes } from '../../defineRoutes.ts';

export const wishlistRoutes = defineRoutes({
  wishlist: { path: '/pages/mall/wishlist', screen: 'Wishlist', who: 'user', texts: ['mall/catalogue'] },
});
