import { defineRoutes } from '../../defineRoutes.ts';

export const plannerRoutes = defineRoutes({
  planner: {
    path: '/pages/bag/planner',
    screen: 'Planner',
    who: 'user',
    address: (series_id?: string) => ({ series_id }),
  },
});
