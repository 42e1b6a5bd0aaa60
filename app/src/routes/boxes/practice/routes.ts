import { defineRoutes } from '../../defineRoutes.ts';

export const practiceRoutes = defineRoutes({
  practice: {
    path: '/pages/box/practice',
    screen: 'Practice',
    who: 'guest',
    texts: ['boxes/pools'],
    address: (pool_id: string) => ({ pool_id }),
  },
});
