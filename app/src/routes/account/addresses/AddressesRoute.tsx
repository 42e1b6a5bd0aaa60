import { mostAddresses } from '@mcy/api/account/addresses/contract';
import { useAddresses, useMakeDefaultAddress, useRemoveAddress } from '@mcy/api/account/addresses/hooks';
import { AddressesScreen } from '@mcy/ui/account/addresses';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../platform/announcements.ts';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useLoad } from '../../../platform/useLoad.ts';
import { addressesRoutes } from './routes.ts';
import { mapRoutes } from '../../system/map/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function AddressesRoute() {
  const { t } = useTranslation('account/addresses');
  const addresses = useAddresses({});
  const load = useLoad({ addresses });
  const makeDefault = useMakeDefaultAddress();
  const remove = useRemoveAddress();

  async function change(changing: Promise<unknown>, done: string): Promise<void> {
    try {
      await changing;
      announce({ kind: 'toast', tone: 'positive', message: done });
    } catch {
      // The page's own reactions show a refusal; what the list then says is what holds.
    }
    await addresses.refetch();
  }

  return (
    <>
      <PageTitle>{t('address.title')}</PageTitle>
      <AddressesScreen
        addresses={mapLoad(load, (loaded) => loaded.addresses.rows)}
        most={mostAddresses}
        links={{
          mine: profileRoutes.mine,
          add: addressesRoutes.addAddress,
          edit: addressesRoutes.editAddress,
          map: mapRoutes.openLocation,
        }}
        onMakeDefault={(address_id) => change(makeDefault.mutateAsync({ address_id }), t('address.madeDefault'))}
        onRemove={(address_id) => change(remove.mutateAsync({ address_id }), t('address.removed'))}
      />
    </>
  );
}
