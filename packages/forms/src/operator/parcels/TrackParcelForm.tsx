import type { RequestOf } from '@mcy/api/contract';
import { trackParcel } from '@mcy/api/operator/parcels/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface TrackParcelFormProps {
  parcel_id: string;
  onSubmit: (request: RequestOf<typeof trackParcel>) => Promise<void>;
}

/** Form for `POST /api/operator/parcel/track`. */
export function TrackParcelForm({ parcel_id, onSubmit }: TrackParcelFormProps) {
  const { t } = useTranslation('operator/parcels');
  return (
    <SchemaForm
      call={trackParcel}
      submitLabel={t('parcel.track')}
      defaultValues={{ parcel_id, event: 'in_transit' }}
      onSubmit={onSubmit}
    />
  );
}
