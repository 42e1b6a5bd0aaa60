import { defineRoutes } from '../../defineRoutes.ts';

export const stockRoutes = defineRoutes({
  boxStock: {
    path: '/pages/bag/stock',
    screen: 'BoxStock',
    who: 'guest',
    address: (pool_id: string) => ({ pool_id }),
  },
});
