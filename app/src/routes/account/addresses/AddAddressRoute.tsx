import { useAddAddress, useAddresses } from '@mcy/api/account/addresses/hooks';
import { AddAddressForm, type AddAddressFormProps } from '@mcy/forms/account/addresses';
import { AddAddressScreen } from '@mcy/ui/account/addresses';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { leaving } from '../../../platform/leaving.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { addressesRoutes } from './routes.ts';
import { useAreaLoaders } from './useAreaLoaders.ts';
import { useTypedAddress } from './useTypedAddress.ts';

type Request = Parameters<AddAddressFormProps['onSubmit']>[0];

export function AddAddressRoute() {
  const { t } = useTranslation('account/addresses');
  const goBack = useGoBack(addressesRoutes.addresses);
  const { data } = useAddresses({});
  const loaders = useAreaLoaders();
  const { typed, goToMap } = useTypedAddress();
  const add = useAddAddress({ suppressed: true });
  const submit = useFormSubmit<Request>(async (request) => {
    await add.mutateAsync(request);
    announce({ kind: 'toast', tone: 'positive', message: t('address.added') });
    goBack();
    await leaving();
  });
  return (
    <>
      <PageTitle>{t('address.addTitle')}</PageTitle>
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
    </>
  );
}
