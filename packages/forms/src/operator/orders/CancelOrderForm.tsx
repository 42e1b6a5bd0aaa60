import type { RequestOf } from '@mcy/api/contract';
import { cancelShopOrder } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface CancelOrderFormProps {
  order_id: string;
  onSubmit: (request: RequestOf<typeof cancelShopOrder>) => Promise<void>;
}

/** Form for `POST /api/operator/order/cancel`. */
export function CancelOrderForm({ order_id, onSubmit }: CancelOrderFormProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <SchemaForm
      call={cancelShopOrder}
      submitLabel={t('order.cancel')}
      defaultValues={{ order_id }}
      onSubmit={onSubmit}
      secondary
      guarded
    />
  );
}
