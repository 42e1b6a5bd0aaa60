import { defineRoutes } from '../../defineRoutes.ts';

export const poolsRoutes = defineRoutes({
  mysteryBoxes: { path: '/pages/index/card', screen: 'MysteryBoxes', who: 'guest', texts: ['boxes/tray'] },
  poolChoice: {
    path: '/pages/box/pool_choose',
    screen: 'PoolChoice',
    who: 'guest',

    address: (series_id: string) => ({ series_id }),
  },
  pool: {
    path: '/pages/box/detail',
    screen: 'MysteryBox',
    who: 'guest',
    texts: ['boxes/opening', 'boxes/proof', 'boxes/queue', 'boxes/tray', 'coupons/tickets', 'wallet/spending'],
    address: (pool_id: string) => ({ pool_id }),
  },
  prize: {
    path: '/pages/box/goods_detail',
    screen: 'PrizeDetail',
    who: 'guest',
    texts: ['system/sharing'],
    address: (prize_id: string) => ({ prize_id }),
  },
  odds: {
    path: '/pages/box/goods_rate',
    screen: 'Odds',
    who: 'guest',
    texts: ['boxes/fairness'],

    address: (pool_id: string) => ({ pool_id }),
  },
});
