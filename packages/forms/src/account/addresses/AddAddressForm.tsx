import { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { type AddressFieldOptions, addressFields } from './addressFields.tsx';

type NewAddress = RequestOf<typeof addAddress>;

export interface AddAddressFormProps extends AddressFieldOptions {
  /** The user has no address yet: the first one becomes the default. */
  first: boolean;
  /** Input from before the user left for the map. */
  typed?: Partial<NewAddress> | undefined;
  onSubmit: (request: NewAddress) => Promise<void>;
}

/** Form for `POST /api/address/add`; asks before unsent input is lost. */
export function AddAddressForm({ first, typed, onSubmit, ...options }: AddAddressFormProps) {
  const { t } = useTranslation('account/addresses');
  return (
    <SchemaForm
      call={addAddress}
      submitLabel={t('address.addSubmit')}
      typed={typed}
      onSubmit={onSubmit}
      guarded
      // The first address has no alternative.
      fields={{ ...addressFields(options), ...(first && { is_default: null }) }}
    />
  );
}
