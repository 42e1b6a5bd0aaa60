import { defineRoutes } from '../../defineRoutes.ts';

export const openingRoutes = defineRoutes({
  /** With an opening: its results are shown again. With a number of draws: they are chosen already. */
  open: {
    path: '/pages/box/open',
    screen: 'OpenBox',
    who: 'user',
    shows: 'pool_id',
    texts: ['boxes/pools', 'boxes/proof', 'boxes/queue', 'boxes/tray', 'coupons/tickets', 'wallet/spending'],
    address: (pool_id: string, opening_id?: string, draws?: number) => ({ pool_id, opening_id, draws }),
  },
  /** The coupon that a box is opened with. */
  boxCoupons: {
    path: '/pages/box/coupon',
    screen: 'BoxCoupons',
    who: 'user',
    texts: ['coupons/tickets'],
    address: (pool_id: string) => ({ pool_id }),
  },
  openingHistory: { path: '/pages/user/orders', screen: 'OpeningHistory', who: 'user' },
  /** The stones and diamonds that a box is opened with. */
  chooseStone: {
    path: '/pages/box/choose_stone',
    screen: 'ChooseStone',
    who: 'user',
    texts: ['coupons/tickets'],
    address: (pool_id: string, draws?: number) => ({ pool_id, draws }),
  },
  /** What the tray has, in one show. */
  openAll: { path: '/pages/box/open_all', screen: 'OpenAll', who: 'user', texts: ['boxes/pools', 'boxes/tray'] },
});
