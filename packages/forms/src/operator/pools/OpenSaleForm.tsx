import type { RequestOf } from '@mcy/api/contract';
import { openShopPool } from '@mcy/api/operator/pools/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface OpenSaleFormProps {
  pool_id: string;
  onSubmit: (request: RequestOf<typeof openShopPool>) => Promise<void>;
}

/** Form for `POST /api/operator/pools/open`. */
export function OpenSaleForm({ pool_id, onSubmit }: OpenSaleFormProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <SchemaForm
      call={openShopPool}
      submitLabel={t('task.open')}
      defaultValues={{ pool_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
