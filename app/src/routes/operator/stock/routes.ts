import { defineRoutes } from '../../defineRoutes.ts';

export const operatorStockRoutes = defineRoutes({
  stock: {
    path: '/operator/stock',
    screen: 'Stock',
    who: 'operator',
    right: 'catalogue',
    texts: ['boxes/pools'],
    nav: { label: 'list.title', sign: 'box' },
    address: (shown?: 'all') => ({ shown }),
  },
  toyStock: {
    path: '/operator/stock_detail',
    screen: 'ToyStock',
    who: 'operator',
    right: 'catalogue',
    texts: ['boxes/pools', 'forms'],
    address: (toy_id: string) => ({ toy_id }),
  },
});
