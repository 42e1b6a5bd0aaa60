import { defineRoutes } from '../../defineRoutes.ts';

export const fairnessRoutes = defineRoutes({
  fairness: {
    path: '/pages/box/fairness',
    screen: 'Fairness',
    who: 'guest',
    address: (pool_id: string) => ({ pool_id }),
  },
});
