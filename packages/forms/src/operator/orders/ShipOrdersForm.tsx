import type { RequestOf } from '@mcy/api/contract';
import { shipOrders } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ShipOrdersFormProps {
  onSubmit: (request: RequestOf<typeof shipOrders>) => Promise<void>;
}

/** Form for `POST /api/operator/order/ship_many`: lines as a spreadsheet copies them. */
export function ShipOrdersForm({ onSubmit }: ShipOrdersFormProps) {
  const { t } = useTranslation('operator/orders');
  return <SchemaForm call={shipOrders} submitLabel={t('ship.submit')} onSubmit={onSubmit} guarded />;
}
