import { defineRoutes } from '../../defineRoutes.ts';

export const noticesRoutes = defineRoutes({
  notifications: { path: '/pages/user/notify', screen: 'Notifications', who: 'user' },
  notification: {
    path: '/pages/user/notify_detail',
    screen: 'Notification',
    who: 'user',
    address: (notification_id: string) => ({ notification_id }),
  },
});
