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
  /** All card machines (ours: the spec names the page of one). */
  cardMachines: { path: '/pages/index/card_machines', screen: 'CardMachines', who: 'guest' },
  cardMachine: {
    path: '/pages/index/card_info',
    screen: 'CardMachine',
    who: 'guest',
    texts: ['boxes/opening', 'boxes/proof', 'boxes/queue', 'boxes/tray', 'coupons/tickets', 'wallet/spending'],
    address: (pool_id: string) => ({ pool_id }),
  },
  luckyBags: { path: '/pages/index/bag_sec', screen: 'LuckyBags', who: 'guest' },
  luckyBag: {
    path: '/pages/index/bag_details',
    screen: 'LuckyBag',
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
