import { defineRoutes } from '../../defineRoutes.ts';

export const recordRoutes = defineRoutes({
  myRecord: { path: '/pages/user/record', screen: 'MyRecord', who: 'user', texts: ['collection/items'] },
});
