import { defineRoutes } from '../../defineRoutes.ts';

export const parcelsRoutes = defineRoutes({
  deliveryOrder: {
    path: '/pages/bag/send',
    screen: 'DeliveryOrder',
    who: 'user',
    /** With items, these are chosen; with openings, what was drawn in them. */
    address: (item_ids?: string, opening_ids?: string) => ({ item_ids, opening_ids }),
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
