import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../../patterns/index.ts';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Surface } from '../../../primitives/index.ts';
import { DeliveryNotes } from '../DeliveryNotes/DeliveryNotes.tsx';

export interface AddAddressScreenProps {
  /** `AddAddressForm` of `@mcy/forms/account`. */
  form: ReactNode;
  links: { addresses: string };
}

/** A new address with delivery notes (user/address/add). */
export function AddAddressScreen({ form, links }: AddAddressScreenProps) {
  const { t } = useTranslation('account/addresses');
  return (
    <Screen texts={useScreenTexts()} title={t('address.addTitle')} back={links.addresses} layout="halves">
      <Surface space={{ phone: 'medium', tablet: 'large' }}>{form}</Surface>
      <DeliveryNotes />
    </Screen>
  );
}
