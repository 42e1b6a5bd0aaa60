import { defineRoutes } from '../../defineRoutes.ts';

export const parcelsRoutes = defineRoutes({
  deliveryOrder: {
    path: '/pages/bag/send',
    screen: 'DeliveryOrder',
    who: 'user',
    texts: ['content/policies'],
    address: (item_ids?: readonly string[]) => ({ item_ids: item_ids?.join(',') }),
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
