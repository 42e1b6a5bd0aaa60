import type { RequestOf } from '@mcy/api/contract';
import { putProductOnSale } from '@mcy/api/operator/products/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface PutOnSaleFormProps {
  product_id: string;
  onSubmit: (request: RequestOf<typeof putProductOnSale>) => Promise<void>;
}

/** Form for `POST /api/operator/products/put_on_sale`. */
export function PutOnSaleForm({ product_id, onSubmit }: PutOnSaleFormProps) {
  const { t } = useTranslation('operator/products');
  return (
    <SchemaForm
      call={putProductOnSale}
      submitLabel={t('task.list')}
      defaultValues={{ product_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
