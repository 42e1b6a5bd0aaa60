import { defineRoutes } from '../../defineRoutes.ts';

export const lobbyRoutes = defineRoutes({
  activities: { path: '/pages/index/activity', screen: 'Activities', who: 'guest', planned: true },
});
