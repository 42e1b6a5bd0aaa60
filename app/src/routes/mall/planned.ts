import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const mallPlanned = defineRoutes({
  mallNotifications: { path: '/pages/mall/notify', screen: 'MallNotifications', who: 'user' },
  mallNotification: { path: '/pages/mall/notify_detail', screen: 'MallNotification', who: 'user' },
});
