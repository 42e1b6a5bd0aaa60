import { defineRoutes } from '../../defineRoutes.ts';

export const catalogueRoutes = defineRoutes({
  mall: {
    path: '/pages/index/mall',
    screen: 'Mall',
    who: 'guest',
    texts: ['mall/cart', 'mall/notices', 'account/notices'],
  },
  product: {
    path: '/pages/index/mall_details',
    screen: 'Product',
    who: 'guest',
    texts: ['mall/cart', 'mall/wishlist', 'mall/reviews'],
    address: (product_id: string) => ({ product_id }),
  },
  popularSeries: { path: '/pages/index/cate_lists', screen: 'PopularSeries', who: 'guest' },
  allSeries: { path: '/pages/index/cate', screen: 'AllSeries', who: 'guest' },
});
