import { defineRoutes } from '../../defineRoutes.ts';

export const postsRoutes = defineRoutes({
  forum: { path: '/pages/index/forum', screen: 'Forum', who: 'guest', planned: true },
});
