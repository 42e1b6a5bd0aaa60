import { type Address, editAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { formatPhone } from '@mcy/ui/account/names';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { type AddressFieldOptions, addressFields } from './addressFields.tsx';

type EditedAddress = RequestOf<typeof editAddress>;

export interface EditAddressFormProps extends AddressFieldOptions {
  /** As it stands. */
  address: Address;
  /** What was typed before somebody went to the map. */
  typed?: Partial<EditedAddress> | undefined;
  onSubmit: (request: EditedAddress) => Promise<void>;
}

/** Fills in the request of `POST /api/address/edit`; asks before somebody leaves what they changed. */
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
      // The default stops being it when another becomes it.
      fields={{ ...addressFields(options, address), ...(is_default && { is_default: null }) }}
    />
  );
}
