import { type Address, editAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { formatPhone } from '@mcy/ui/account/names';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { type AddressFieldOptions, addressFields } from './addressFields.tsx';

type EditedAddress = RequestOf<typeof editAddress>;

export interface EditAddressFormProps extends AddressFieldOptions {
  /** The saved address. */
  address: Address;
  /** Input from before the user left for the map. */
  typed?: Partial<EditedAddress> | undefined;
  onSubmit: (request: EditedAddress) => Promise<void>;
}

/** Form for `POST /api/address/edit`; asks before unsent changes are lost. */
export function EditAddressForm({ address, typed, onSubmit, ...options }: EditAddressFormProps) {
  const { t } = useTranslation('account/addresses');
  const { address_id, consignee, phone, province_code, ward_code, detail, position, is_default } = address;
  return (
    <SchemaForm
      call={editAddress}
      submitLabel={t('address.editSubmit')}
      defaultValues={{
        address_id,
        consignee,
        phone: formatPhone(phone),
        area: { province_code, ward_code },
        detail,
        position,
        is_default,
      }}
      typed={typed}
      onSubmit={onSubmit}
      guarded
      // A default address only changes when another one becomes the default.
      fields={{ ...addressFields(options, address), ...(is_default && { is_default: null }) }}
    />
  );
}
