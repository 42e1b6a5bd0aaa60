import { defineRoutes } from '../../defineRoutes.ts';

export const giftsRoutes = defineRoutes({
  give: {
    path: '/pages/bag/gift',
    screen: 'GiveToys',
    who: 'user',
    texts: ['forms'],
    address: (item_id?: string) => ({ item_id }),
  },
  gifts: { path: '/pages/bag/gifts', screen: 'Gifts', who: 'user' },
  gift: {
    path: '/pages/bag/gift_open',
    screen: 'Gift',
    who: 'guest',
    address: (gift: string) => ({ gift }),
  },
});
