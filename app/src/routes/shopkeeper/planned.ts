import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const shopkeeperPlanned = defineRoutes({
  backOffice: { path: '/pages/shopkeeper/index', screen: 'BackOffice', who: 'shopkeeper' },
  weeklyIncome: { path: '/pages/shopkeeper/weekend', screen: 'WeeklyIncome', who: 'shopkeeper' },
  logistics: { path: '/pages/shopkeeper/wuliu', screen: 'Logistics', who: 'shopkeeper' },
  friends: { path: '/pages/shopkeeper/friends', screen: 'Friends', who: 'shopkeeper' },
  friendOrders: { path: '/pages/shopkeeper/friendsOrder', screen: 'FriendOrders', who: 'shopkeeper' },
  level: { path: '/pages/shopkeeper/level', screen: 'Level', who: 'shopkeeper' },
  income: { path: '/pages/shopkeeper/income', screen: 'Income', who: 'shopkeeper' },
  mallOrders: { path: '/pages/shopkeeper/mallOrder', screen: 'MallOrders', who: 'shopkeeper' },
  shopList: { path: '/pages/shopkeeper/list', screen: 'ShopList', who: 'shopkeeper' },
  orderDetails: { path: '/pages/shopkeeper/orderDetails', screen: 'OrderDetails', who: 'shopkeeper' },
  search: { path: '/pages/shopkeeper/search', screen: 'Search', who: 'shopkeeper' },
  withdraw: { path: '/pages/shopkeeper/withdraw', screen: 'Withdraw', who: 'shopkeeper' },
});
