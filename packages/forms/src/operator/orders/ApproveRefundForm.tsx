import type { RequestOf } from '@mcy/api/contract';
import type { Refund } from '@mcy/api/mall/orders/contract';
import { approveRefund } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ApproveRefundFormProps {
  order_id: string;
  /** What the buyer asks for. */
  refund: Pick<Refund, 'refund_id' | 'amount'>;
  onSubmit: (request: RequestOf<typeof approveRefund>) => Promise<void>;
}

/** Form for `POST /api/operator/order/approve_refund`: all that was asked for, unless the operator writes less. */
export function ApproveRefundForm({ order_id, refund: { refund_id, amount }, onSubmit }: ApproveRefundFormProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <SchemaForm
      call={approveRefund}
      submitLabel={t('refund.approve')}
      defaultValues={{ order_id, refund_id, amount }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
