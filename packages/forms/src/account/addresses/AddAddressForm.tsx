import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { type AddressFieldOptions, addressFields } from './addressFields.tsx';

type NewAddress = RequestOf<typeof addAddress>;

export interface AddAddressFormProps extends AddressFieldOptions {
  /** The book is empty: the first address is the default anyway. */
  first: boolean;
  /** What was typed before somebody went to the map. */
  typed?: Partial<NewAddress> | undefined;
  onSubmit: (request: NewAddress) => Promise<void>;
}

/** Fills in the request of `POST /api/address/add`; asks before somebody leaves what they typed. */
export function AddAddressForm({ first, typed, onSubmit, ...options }: AddAddressFormProps) {
  const { t } = useTranslation('account/addresses');
  return (
    <SchemaForm
      call={addAddress}
      submitLabel={t('address.addSubmit')}
      typed={typed}
      onSubmit={onSubmit}
      guarded
      // Nothing to choose between.
      fields={{ ...addressFields(options), ...(first && { is_default: null }) }}
    />
  );
}
