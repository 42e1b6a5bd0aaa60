import { useShopParcel } from '@mcy/api/operator/parcels/hooks';
import { PackingSlipScreen } from '@mcy/ui/operator/parcels';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { shopParcelsRoutes } from './routes.ts';

export function PackingSlipRoute() {
  const parcel_id = useRouteParam('parcel_id', shopParcelsRoutes.shopParcels);
  const load = useLoad({ parcel: useShopParcel({ parcel_id }) });
  return (
    <PackingSlipScreen
      parcel={mapLoad(load, ({ parcel }) => parcel)}
      onPrint={() => print()}
      onGoBack={useGoBack(shopParcelsRoutes.shopParcel(parcel_id))}
    />
  );
}
