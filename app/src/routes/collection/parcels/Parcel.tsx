import { useAddresses } from '@mcy/api/account/addresses/hooks';
import { useClaims } from '@mcy/api/collection/claims/hooks';
import {
  useCancelParcel,
  useChangeParcelAddress,
  useParcel,
  useReceiveParcel,
} from '@mcy/api/collection/parcels/hooks';
import { ClaimList } from '@mcy/ui/collection/claims';
import { ParcelScreen } from '@mcy/ui/collection/parcels';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { addressesRoutes } from '../../account/addresses/routes.ts';
import { claimsRoutes } from '../claims/routes.ts';
import { parcelsRoutes } from './routes.ts';

/** One of the player's parcels. */
export function Parcel({ parcel_id }: { parcel_id: string }) {
  const { t } = useTranslation('collection/parcels');
  const query = useParcel({ parcel_id });
  const load = useLoad({ parcel: query });
  const claims = useClaims({ parcel_id });
  const addresses = useAddresses({});
  const onRefused = () => query.refetch();
  const receive = useAction(useReceiveParcel(), { done: t('parcel.received'), onRefused });
  const cancel = useAction(useCancelParcel(), {
    done: ({ fee }) => (fee > 0 ? t('parcel.cancelledPaid', { fee: formatMoney(fee) }) : t('parcel.cancelled')),
    onRefused,
  });
  const changeAddress = useAction(useChangeParcelAddress(), { done: t('parcel.addressChanged'), onRefused });
  return (
    <ParcelScreen
      parcel={mapLoad(load, ({ parcel }) => parcel)}
      addresses={addresses.data?.rows ?? []}
      onReceive={() => receive({ parcel_id })}
      onCancel={() => cancel({ parcel_id })}
      onChangeAddress={(address_id) => changeAddress({ parcel_id, address_id })}
      claims={<ClaimList claims={claims.data?.rows ?? []} parcelHref={parcelsRoutes.logistics} />}
      links={{
        parcels: parcelsRoutes.logistics(),
        addAddress: addressesRoutes.addAddress,
        claim: claimsRoutes.claim(parcel_id),
        pickUps: parcelsRoutes.pickUpRecord,
      }}
    />
  );
}
