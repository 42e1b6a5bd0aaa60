import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const collectionPlanned = defineRoutes({
  deliveryOrder: {
    path: '/pages/bag/send',
    screen: 'DeliveryOrder',
    who: 'user',
    address: (item_ids?: string) => ({ item_ids }),
  },
  logistics: { path: '/pages/bag/delivery', screen: 'Logistics', who: 'user' },
  pickUpRecord: { path: '/pages/bag/pickups', screen: 'PickUpRecord', who: 'user' },
  collection: { path: '/pages/bag/index', screen: 'Collection', who: 'user' },
  giftRecord: { path: '/pages/bag/gifts', screen: 'GiftRecord', who: 'user' },
  upgradeRecord: { path: '/pages/bag/upgrades', screen: 'UpgradeRecord', who: 'user' },
});
