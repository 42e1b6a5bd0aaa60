import { defineRoutes } from '../../defineRoutes.ts';

export const rankingsRoutes = defineRoutes({
  rankings: { path: '/pages/user/rankList', screen: 'Rankings', who: 'guest' },
});
