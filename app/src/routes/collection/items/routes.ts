import { defineRoutes } from '../../defineRoutes.ts';

export const itemsRoutes = defineRoutes({
  collection: { path: '/pages/bag/index', screen: 'Collection', who: 'user', texts: ['boxes/pools'] },
  item: {
    path: '/pages/bag/item',
    screen: 'Item',
    who: 'user',
    texts: ['boxes/proof', 'boxes/pools'],
    address: (item_id: string) => ({ item_id }),
  },
});
