import { defineRoutes } from '../../defineRoutes.ts';

export const checkInRoutes = defineRoutes({
  checkIn: { path: '/pages/home/sign', screen: 'CheckIn', who: 'user', texts: ['account/identity'] },
});
