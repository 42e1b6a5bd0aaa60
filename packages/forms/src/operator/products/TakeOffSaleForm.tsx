import type { RequestOf } from '@mcy/api/contract';
import { takeProductOffSale } from '@mcy/api/operator/products/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface TakeOffSaleFormProps {
  product_id: string;
  onSubmit: (request: RequestOf<typeof takeProductOffSale>) => Promise<void>;
}

/** Form for `POST /api/operator/products/take_off_sale`. */
export function TakeOffSaleForm({ product_id, onSubmit }: TakeOffSaleFormProps) {
  const { t } = useTranslation('operator/products');
  return (
    <SchemaForm
      call={takeProductOffSale}
      submitLabel={t('task.unlist')}
      defaultValues={{ product_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
