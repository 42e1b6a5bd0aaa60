import { useAddAddress, useAddresses } from '@mcy/api/account/addresses/hooks';
import { AddAddressForm } from '@mcy/forms/account/addresses';
import { AddAddressScreen } from '@mcy/ui/account/addresses';
import { useTranslation } from 'react-i18next';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { addressesRoutes } from './routes.ts';
import { useAreaLoaders } from './useAreaLoaders.ts';
import { useTypedAddress } from './useTypedAddress.ts';

export function AddAddressRoute() {
  const { t } = useTranslation('account/addresses');
  const goBack = useGoBack(addressesRoutes.addresses);
  const { data } = useAddresses({});
  const loaders = useAreaLoaders();
  const { typed, goToMap } = useTypedAddress();
  const submit = useFormAction(useAddAddress({ suppressed: true }), { done: t('address.added'), leave: goBack });
  return (
    <AddAddressScreen
      form={
        <AddAddressForm
          {...loaders}
          first={data?.rows.length === 0}
          typed={typed}
          onChoosePosition={goToMap}
          onSubmit={submit}
        />
      }
      links={{ addresses: addressesRoutes.addresses }}
    />
  );
}
