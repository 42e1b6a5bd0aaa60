import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const mallPlanned = defineRoutes({
  mallOrders: { path: '/pages/mall/index', screen: 'MallOrders', who: 'user' },
  mallOrder: { path: '/pages/mall/details', screen: 'MallOrder', who: 'user' },
  mallNotifications: { path: '/pages/mall/notify', screen: 'MallNotifications', who: 'user' },
  mallNotification: { path: '/pages/mall/notify_detail', screen: 'MallNotification', who: 'user' },
});
