import type { ParcelState } from '@mcy/api/collection/parcels/words';
import { useShopParcels } from '@mcy/api/operator/parcels/hooks';
import { ShopParcelsScreen } from '@mcy/ui/operator/parcels';
import { useState } from 'react';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { shopParcelsRoutes } from './routes.ts';

export function ShopParcelsRoute() {
  const [state, setState] = useState<ParcelState>('paid');
  return (
    <ShopParcelsScreen
      parcels={usePagedLoad(useShopParcels({ state }))}
      state={state}
      onChooseState={setState}
      links={{
        mine: profileRoutes.mine,
        parcel: shopParcelsRoutes.shopParcel,
        shipMany: shopParcelsRoutes.shipParcels,
      }}
    />
  );
}
