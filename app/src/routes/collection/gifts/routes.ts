import { defineRoutes } from '../../defineRoutes.ts';

export const giftsRoutes = defineRoutes({
  /** With items, separated by commas: they are chosen already. */
  give: {
    path: '/pages/bag/gift',
    screen: 'GiveToys',
    who: 'user',
    texts: ['boxes/pools', 'forms'],
    /** Toys to begin with: their ids, separated by commas. */
    address: (item_ids?: string) => ({ item_ids }),
  },
  gifts: { path: '/pages/bag/gifts', screen: 'GiftRecord', who: 'user' },
  gift: {
    path: '/pages/bag/gift_open',
    screen: 'Gift',
    who: 'guest',
    texts: ['boxes/pools'],
    address: (gift: string) => ({ gift }),
  },
});
