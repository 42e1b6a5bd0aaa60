import type { RequestOf } from '@mcy/api/contract';
import { creditLine } from '@mcy/api/operator/payments/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface CreditLineFormProps {
  line_id: string;
  /** Of the payment that the line names; null for none. */
  reference: string | null;
  onSubmit: (request: RequestOf<typeof creditLine>) => Promise<void>;
}

/** Form for `POST /api/operator/payments/line_credit`; it asks a second operator. */
export function CreditLineForm({ line_id, reference, onSubmit }: CreditLineFormProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <SchemaForm
      call={creditLine}
      submitLabel={t('line.creditSubmit')}
      defaultValues={{ line_id, ...(reference !== null && { reference }) }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
