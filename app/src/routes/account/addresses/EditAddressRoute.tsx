import { useAddress, useEditAddress } from '@mcy/api/account/addresses/hooks';
import { EditAddressForm } from '@mcy/forms/account/addresses';
import { EditAddressScreen } from '@mcy/ui/account/addresses';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { addressesRoutes } from './routes.ts';
import { useAreaLoaders } from './useAreaLoaders.ts';
import { useTypedAddress } from './useTypedAddress.ts';

export function EditAddressRoute() {
  const { t } = useTranslation('account/addresses');
  const goBack = useGoBack(addressesRoutes.addresses);
  const load = useLoad({ address: useAddress({ address_id: useRouteParam('address_id', addressesRoutes.addresses) }) });
  const loaders = useAreaLoaders();
  const { typed, goToMap } = useTypedAddress();
  const submit = useFormAction(useEditAddress({ suppressed: true }), { done: t('address.edited'), leave: goBack });
  return (
    <EditAddressScreen
      address={mapLoad(load, ({ address }) => address)}
      form={(address) => (
        <EditAddressForm {...loaders} address={address} typed={typed} onChoosePosition={goToMap} onSubmit={submit} />
      )}
      links={{ addresses: addressesRoutes.addresses }}
    />
  );
}
