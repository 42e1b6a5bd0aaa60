import { defineRoutes } from '../../defineRoutes.ts';

export const shopParcelsRoutes = defineRoutes({
  shopParcels: { path: '/operator/parcels', screen: 'ShopParcels', who: 'operator', texts: ['collection/parcels'] },
  shopParcel: {
    path: '/operator/parcel',
    screen: 'ShopParcel',
    who: 'operator',
    texts: ['forms', 'collection/parcels'],
    address: (parcel_id: string) => ({ parcel_id }),
  },
  packingSlip: {
    path: '/operator/parcel_slip',
    screen: 'PackingSlip',
    who: 'operator',
    texts: ['collection/parcels'],
    address: (parcel_id: string) => ({ parcel_id }),
  },
  shipParcels: { path: '/operator/parcels_ship', screen: 'ShipParcels', who: 'operator', texts: ['forms'] },
});
