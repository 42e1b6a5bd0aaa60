import { mostAddresses } from '@mcy/api/account/addresses/contract';
import { useAddresses, useMakeDefaultAddress, useRemoveAddress } from '@mcy/api/account/addresses/hooks';
import { AddressesScreen } from '@mcy/ui/account/addresses';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { addressesRoutes } from './routes.ts';
import { mapRoutes } from '../../system/map/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function AddressesRoute() {
  const { t } = useTranslation('account/addresses');
  const addresses = useAddresses({});
  const load = useLoad({ addresses });
  const makeDefault = useAction(useMakeDefaultAddress(), {
    done: t('address.madeDefault'),
    onRefused: addresses.refetch,
  });
  const remove = useAction(useRemoveAddress(), { done: t('address.removed'), onRefused: addresses.refetch });

  return (
    <AddressesScreen
      addresses={mapLoad(load, (loaded) => loaded.addresses.rows)}
      most={mostAddresses}
      links={{
        mine: profileRoutes.mine,
        add: addressesRoutes.addAddress,
        edit: addressesRoutes.editAddress,
        map: mapRoutes.openLocation,
      }}
      onMakeDefault={(address_id) => makeDefault({ address_id })}
      onRemove={(address_id) => remove({ address_id })}
    />
  );
}
