import { defineRoutes } from '../../defineRoutes.ts';

export const shopParcelsRoutes = defineRoutes({
  shopParcels: {
    path: '/operator/parcels',
    screen: 'ShopParcels',
    who: 'operator',
    right: 'orders',
    texts: ['collection/parcels'],
    nav: { label: 'list.title', sign: 'box' },
  },
  shopParcel: {
    path: '/operator/parcel',
    screen: 'ShopParcel',
    who: 'operator',
    right: 'orders',
    texts: ['forms', 'collection/parcels'],
    address: (parcel_id: string) => ({ parcel_id }),
  },
  packingSlip: {
    path: '/operator/parcel_slip',
    screen: 'PackingSlip',
    who: 'operator',
    right: 'orders',
    texts: ['collection/parcels'],
    address: (parcel_id: string) => ({ parcel_id }),
  },
  shipParcels: {
    path: '/operator/parcels_ship',
    screen: 'ShipParcels',
    who: 'operator',
    right: 'orders',
    texts: ['forms'],
  },
});
