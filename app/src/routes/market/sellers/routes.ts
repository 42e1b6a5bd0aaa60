import { defineRoutes } from '../../defineRoutes.ts';

export const sellersRoutes = defineRoutes({
  sellerRegistration: { path: '/pages/sale/sellerCreate', screen: 'SellerRegistration', who: 'user', planned: true },
});
