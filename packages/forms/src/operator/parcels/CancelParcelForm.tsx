import type { RequestOf } from '@mcy/api/contract';
import { cancelShopParcel } from '@mcy/api/operator/parcels/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface CancelParcelFormProps {
  parcel_id: string;
  onSubmit: (request: RequestOf<typeof cancelShopParcel>) => Promise<void>;
}

/** Form for `POST /api/operator/parcel/cancel`. */
export function CancelParcelForm({ parcel_id, onSubmit }: CancelParcelFormProps) {
  const { t } = useTranslation('operator/parcels');
  return (
    <SchemaForm
      call={cancelShopParcel}
      submitLabel={t('parcel.cancel')}
      defaultValues={{ parcel_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
