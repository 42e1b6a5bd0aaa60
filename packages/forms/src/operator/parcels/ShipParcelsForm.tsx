import type { RequestOf } from '@mcy/api/contract';
import { shipParcels } from '@mcy/api/operator/parcels/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ShipParcelsFormProps {
  onSubmit: (request: RequestOf<typeof shipParcels>) => Promise<void>;
}

/** Form for `POST /api/operator/parcel/ship_many`: lines as a spreadsheet copies them. */
export function ShipParcelsForm({ onSubmit }: ShipParcelsFormProps) {
  const { t } = useTranslation('operator/parcels');
  return <SchemaForm call={shipParcels} submitLabel={t('ship.submit')} onSubmit={onSubmit} guarded />;
}
