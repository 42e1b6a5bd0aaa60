import type { RequestOf } from '@mcy/api/contract';
import { shipParcel } from '@mcy/api/operator/parcels/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ShipParcelFormProps {
  parcel_id: string;
  onSubmit: (request: RequestOf<typeof shipParcel>) => Promise<void>;
}

/** Form for `POST /api/operator/parcel/ship`. */
export function ShipParcelForm({ parcel_id, onSubmit }: ShipParcelFormProps) {
  const { t } = useTranslation('operator/parcels');
  return (
    <SchemaForm call={shipParcel} submitLabel={t('parcel.ship')} defaultValues={{ parcel_id }} onSubmit={onSubmit} />
  );
}
