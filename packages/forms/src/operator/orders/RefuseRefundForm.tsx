import type { RequestOf } from '@mcy/api/contract';
import { refuseRefund } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RefuseRefundFormProps {
  order_id: string;
  refund_id: string;
  onSubmit: (request: RequestOf<typeof refuseRefund>) => Promise<void>;
}

/** Form for `POST /api/operator/order/refuse_refund`. */
export function RefuseRefundForm({ order_id, refund_id, onSubmit }: RefuseRefundFormProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <SchemaForm
      call={refuseRefund}
      submitLabel={t('refund.refuse')}
      defaultValues={{ order_id, refund_id }}
      onSubmit={onSubmit}
      secondary
      guarded
    />
  );
}
