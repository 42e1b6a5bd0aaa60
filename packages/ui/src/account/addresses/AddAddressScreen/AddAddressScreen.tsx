import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavBar } from '../../../patterns/index.ts';
import { Grid, Inset, Surface } from '../../../primitives/index.ts';
import { DeliveryNotes } from '../DeliveryNotes/DeliveryNotes.tsx';

export interface AddAddressScreenProps {
  /** `AddAddressForm` of `@mcy/forms/account`. */
  form: ReactNode;
  links: { addresses: string };
}

/** A new address with delivery notes (user/address/add). */
export function AddAddressScreen({ form, links }: AddAddressScreenProps) {
  const { t } = useTranslation('account/addresses');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('address.addTitle')} back={{ label: shell('back'), href: links.addresses }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
          <DeliveryNotes />
        </Grid>
      </Inset>
    </>
  );
}
