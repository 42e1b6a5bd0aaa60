import type { RequestOf } from '@mcy/api/contract';
import { decideArrival } from '@mcy/api/operator/payments/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface DecideArrivalFormProps {
  payment_id: string;
  /** It takes two operators. */
  ofTwo: boolean;
  onSubmit: (request: RequestOf<typeof decideArrival>) => Promise<void>;
}

/** Form for `POST /api/operator/payments/decide`. */
export function DecideArrivalForm({ payment_id, ofTwo, onSubmit }: DecideArrivalFormProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <SchemaForm
      call={decideArrival}
      submitLabel={t(ofTwo ? 'arrived.submitOfTwo' : 'arrived.submit')}
      defaultValues={{ payment_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
