import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const collectionPlanned = defineRoutes({
  deliveryOrder: { path: '/pages/bag/send', screen: 'DeliveryOrder', who: 'user' },
  logistics: { path: '/pages/bag/delivery', screen: 'Logistics', who: 'user' },
  gift: { path: '/pages/bag/gift', screen: 'Gift', who: 'user', address: (item_ids: string) => ({ item_ids }) },
  giftRecord: { path: '/pages/bag/gifts', screen: 'GiftRecord', who: 'user' },
  pickUpRecord: { path: '/pages/bag/pickups', screen: 'PickUpRecord', who: 'user' },
});
