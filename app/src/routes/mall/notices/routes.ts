import { defineRoutes } from '../../defineRoutes.ts';

export const mallNoticesRoutes = defineRoutes({
  mallNotifications: {
    path: '/pages/mall/notify',
    screen: 'MallNotifications',
    who: 'user',
    texts: ['account/notices'],
  },
  mallNotification: {
    path: '/pages/mall/notify_detail',
    screen: 'MallNotification',
    who: 'user',
    texts: ['account/notices'],
    address: (notification_id: string) => ({ notification_id }),
  },
});
