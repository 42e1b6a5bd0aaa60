import type { Address } from '@mcy/api/account/addresses/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';
import { DeliveryNotes } from '../DeliveryNotes/DeliveryNotes.tsx';

export interface EditAddressScreenProps {
  address: Load<Address>;
  /** `EditAddressForm` of `@mcy/forms/account`, filled with what the address says. */
  form: (address: Address) => ReactNode;
  links: { addresses: string };
}

/** Edit address (user/address/edit). */
export function EditAddressScreen({ address, form, links }: EditAddressScreenProps) {
  const { t } = useTranslation('account/addresses');
  return (
    <Screen texts={useScreenTexts()} title={t('address.editTitle')} back={links.addresses} layout="halves">
      <ScreenPart load={address} shape={{ form: 5 }}>
        {(edited) => <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(edited)}</Surface>}
      </ScreenPart>
      <DeliveryNotes />
    </Screen>
  );
}
