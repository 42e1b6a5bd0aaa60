import type { RequestOf } from '@mcy/api/contract';
import { requestRefund } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RequestRefundFormProps {
  order_id: string;
  /** Coins that are asked for to begin with. */
  amount: number;
  onSubmit: (request: RequestOf<typeof requestRefund>) => Promise<void>;
}

/** Form for `POST /api/mall/order/refund`, inside an `UploadProvider`. */
export function RequestRefundForm({ order_id, amount, onSubmit }: RequestRefundFormProps) {
  const { t } = useTranslation('mall/orders');
  return (
    <SchemaForm
      call={requestRefund}
      submitLabel={t('refund.submit')}
      defaultValues={{ order_id, amount }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
