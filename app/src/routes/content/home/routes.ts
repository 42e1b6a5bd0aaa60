import { defineRoutes } from '../../defineRoutes.ts';

export const homeRoutes = defineRoutes({
  home: { path: '/', screen: 'Home', who: 'guest', texts: ['boxes/pools', 'boxes/tray'] },
  homeAlias: { path: '/pages/index/index', screen: 'Home', who: 'guest', texts: ['boxes/pools', 'boxes/tray'] },
});
