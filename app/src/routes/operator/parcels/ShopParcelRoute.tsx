import {
  useCancelShopParcel,
  usePackParcel,
  useShipParcel,
  useShopParcel,
  useTrackParcel,
} from '@mcy/api/operator/parcels/hooks';
import { CancelParcelForm, ShipParcelForm, TrackParcelForm } from '@mcy/forms/operator/parcels';
import { ShopParcelScreen } from '@mcy/ui/operator/parcels';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { shopParcelsRoutes } from './routes.ts';

export function ShopParcelRoute() {
  const { t } = useTranslation('operator/parcels');
  const parcel_id = useRouteParam('parcel_id', shopParcelsRoutes.shopParcels);
  const goBack = useGoBack(shopParcelsRoutes.shopParcels);
  const query = useShopParcel({ parcel_id });
  const load = useLoad({ parcel: query });
  const onRefused = () => query.refetch();
  const pack = useAction(usePackParcel(), { done: t('parcel.packed'), onRefused });
  const ship = useFormAction(useShipParcel({ suppressed: true }), { done: t('parcel.shipped'), onRefused });
  const track = useFormAction(useTrackParcel({ suppressed: true }), { done: t('parcel.tracked'), onRefused });
  const cancel = useFormAction(useCancelShopParcel({ suppressed: true }), { done: t('parcel.cancelled'), onRefused });
  return (
    <ShopParcelScreen
      parcel={mapLoad(load, ({ parcel }) => parcel)}
      onPack={() => pack({ parcel_id })}
      forms={{
        ship: <ShipParcelForm parcel_id={parcel_id} onSubmit={ship} />,
        track: <TrackParcelForm parcel_id={parcel_id} onSubmit={track} />,
        cancel: <CancelParcelForm parcel_id={parcel_id} onSubmit={cancel} />,
      }}
      onGoBack={goBack}
      links={{ slip: shopParcelsRoutes.packingSlip(parcel_id) }}
    />
  );
}
