import { defineRoutes } from '../../defineRoutes.ts';

export const homeRoutes = defineRoutes({
  home: { path: '/', screen: 'Home', who: 'guest', texts: ['boxes/opening', 'boxes/pools'] },
  homeAlias: { path: '/pages/index/index', screen: 'Home', who: 'guest', texts: ['boxes/opening', 'boxes/pools'] },
});
