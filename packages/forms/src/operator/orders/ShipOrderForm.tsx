import type { RequestOf } from '@mcy/api/contract';
import { shipOrder } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ShipOrderFormProps {
  order_id: string;
  onSubmit: (request: RequestOf<typeof shipOrder>) => Promise<void>;
}

/** Form for `POST /api/operator/order/ship`. */
export function ShipOrderForm({ order_id, onSubmit }: ShipOrderFormProps) {
  const { t } = useTranslation('operator/orders');
  return <SchemaForm call={shipOrder} submitLabel={t('order.ship')} defaultValues={{ order_id }} onSubmit={onSubmit} />;
}
