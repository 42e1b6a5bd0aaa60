import { defineRoutes } from '../../defineRoutes.ts';

export const dailyRoutes = defineRoutes({
  /** With an opening: its result is shown again. */
  daily: {
    path: '/pages/box/daily',
    screen: 'FreeDailyDraw',
    who: 'guest',
    texts: ['boxes/opening', 'boxes/pools', 'boxes/proof'],
    address: (opening_id?: string) => ({ opening_id }),
  },
});
