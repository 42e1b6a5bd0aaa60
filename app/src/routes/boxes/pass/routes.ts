import { defineRoutes } from '../../defineRoutes.ts';

export const passRoutes = defineRoutes({
  battlePass: { path: '/pages/box/zhanling', screen: 'BattlePass', who: 'user' },
});
