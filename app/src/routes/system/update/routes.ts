import { defineRoutes } from '../../defineRoutes.ts';

export const updateRoutes = defineRoutes({
  appUpdate: { path: '/pages/system/update', screen: 'AppUpdate', who: 'guest', texts: ['system/frame'] },
});
