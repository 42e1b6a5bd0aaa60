import type { Address } from '@mcy/api/account/addresses/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import { Grid, Inset, Surface } from '../../../primitives/index.ts';
import { DeliveryNotes } from '../DeliveryNotes/DeliveryNotes.tsx';
import { EditAddressSkeleton } from './EditAddressSkeleton.tsx';

export interface EditAddressScreenProps {
  address: Load<Address>;
  /** `EditAddressForm` of `@mcy/forms/account`, filled with what the address says. */
  form: (address: Address) => ReactNode;
  links: { addresses: string };
}

/** Edit address (user/address/edit). */
export function EditAddressScreen({ address, form, links }: EditAddressScreenProps) {
  const { t } = useTranslation('account/addresses');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('address.editTitle')} back={{ label: shell('back'), href: links.addresses }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <LoadView {...useLoadTexts()} load={address} skeleton={<EditAddressSkeleton />}>
            {(edited) => <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(edited)}</Surface>}
          </LoadView>
          <DeliveryNotes />
        </Grid>
      </Inset>
    </>
  );
}
