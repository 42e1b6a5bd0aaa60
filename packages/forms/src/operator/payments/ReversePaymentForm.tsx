import type { RequestOf } from '@mcy/api/contract';
import { reversePayment } from '@mcy/api/operator/payments/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ReversePaymentFormProps {
  payment_id: string;
  onSubmit: (request: RequestOf<typeof reversePayment>) => Promise<void>;
}

/** Form for `POST /api/operator/payments/reverse`. */
export function ReversePaymentForm({ payment_id, onSubmit }: ReversePaymentFormProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <SchemaForm
      call={reversePayment}
      submitLabel={t('reversal.submit')}
      defaultValues={{ payment_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
