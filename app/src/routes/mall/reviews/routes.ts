import { defineRoutes } from '../../defineRoutes.ts';

export const reviewsRoutes = defineRoutes({
  reviews: {
    path: '/pages/mall/reviews',
    screen: 'Reviews',
    who: 'guest',
    texts: ['system/sharing'],
    address: (product_id: string) => ({ product_id }),
  },
  orderReviews: {
    path: '/pages/mall/review',
    screen: 'OrderReviews',
    who: 'user',
    texts: ['forms', 'system/sharing'],
    address: (order_id: string, variant_id?: string) => ({ order_id, variant_id }),
  },
});
