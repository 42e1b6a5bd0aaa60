import type { RequestOf } from '@mcy/api/contract';
import { handlePayment } from '@mcy/api/operator/payments/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface HandlePaymentFormProps {
  payment_id: string;
  onSubmit: (request: RequestOf<typeof handlePayment>) => Promise<void>;
}

/** Form for `POST /api/operator/payments/handled`. */
export function HandlePaymentForm({ payment_id, onSubmit }: HandlePaymentFormProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <SchemaForm
      call={handlePayment}
      submitLabel={t('handle')}
      defaultValues={{ payment_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
