import { defineRoutes } from '../../defineRoutes.ts';

export const parcelsRoutes = defineRoutes({
  deliveryOrder: {
    path: '/pages/bag/send',
    screen: 'DeliveryOrder',
    who: 'user',
    address: (item_ids?: string) => ({ item_ids }),
  },
  /** One parcel; without its id, all of the player's. */
  logistics: {
    path: '/pages/bag/delivery',
    screen: 'Logistics',
    who: 'user',
    texts: ['collection/claims'],
    address: (parcel_id?: string) => ({ parcel_id }),
  },
  pickUpRecord: { path: '/pages/bag/pickups', screen: 'PickUpRecord', who: 'user' },
});
