import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const boxesPlanned = defineRoutes({
  cardMachine: { path: '/pages/index/card_info', screen: 'CardMachine', who: 'guest' },
  luckyBags: { path: '/pages/index/bag_sec', screen: 'LuckyBags', who: 'guest' },
  luckyBag: { path: '/pages/index/bag_details', screen: 'LuckyBag', who: 'guest' },
});
