import type { RequestOf } from '@mcy/api/contract';
import { withdrawShopPool } from '@mcy/api/operator/pools/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface WithdrawFormProps {
  pool_id: string;
  onSubmit: (request: RequestOf<typeof withdrawShopPool>) => Promise<void>;
}

/** Form for `POST /api/operator/pools/withdraw`. */
export function WithdrawForm({ pool_id, onSubmit }: WithdrawFormProps) {
  const { t } = useTranslation('operator/pools');
  return (
    <SchemaForm
      call={withdrawShopPool}
      submitLabel={t('task.withdraw')}
      defaultValues={{ pool_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
