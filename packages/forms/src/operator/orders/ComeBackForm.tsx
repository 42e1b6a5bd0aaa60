import type { RequestOf } from '@mcy/api/contract';
import { takeOrderBack } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ComeBackFormProps {
  order_id: string;
  onSubmit: (request: RequestOf<typeof takeOrderBack>) => Promise<void>;
}

/** Form for `POST /api/operator/order/come_back`. */
export function ComeBackForm({ order_id, onSubmit }: ComeBackFormProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <SchemaForm
      call={takeOrderBack}
      submitLabel={t('comeBack.submit')}
      defaultValues={{ order_id }}
      onSubmit={onSubmit}
      secondary
      guarded
    />
  );
}
