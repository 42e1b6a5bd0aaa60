import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const mallPlanned = defineRoutes({
  mall: { path: '/pages/index/mall', screen: 'Mall', who: 'guest' },
  product: { path: '/pages/index/mall_details', screen: 'Product', who: 'guest' },
  popularSeries: { path: '/pages/index/cate_lists', screen: 'PopularSeries', who: 'guest' },
  allSeries: { path: '/pages/index/cate', screen: 'AllSeries', who: 'guest' },
  search: { path: '/pages/index/search', screen: 'Search', who: 'guest' },
  searchResult: { path: '/pages/index/search_result', screen: 'SearchResult', who: 'guest' },
  mallOrders: { path: '/pages/mall/index', screen: 'MallOrders', who: 'user' },
  mallOrder: { path: '/pages/mall/details', screen: 'MallOrder', who: 'user' },
  mallNotifications: { path: '/pages/mall/notify', screen: 'MallNotifications', who: 'user' },
  mallNotification: { path: '/pages/mall/notify_detail', screen: 'MallNotification', who: 'user' },
  cart: { path: '/pages/mall/cart', screen: 'Cart', who: 'user' },
});
