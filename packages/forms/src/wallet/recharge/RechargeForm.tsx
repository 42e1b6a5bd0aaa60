import type { RequestOf } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RechargeFormProps {
  onSubmit: (request: RequestOf<typeof recharge>) => Promise<void>;
}

/** Form for `POST /api/wallet/recharge`. */
export function RechargeForm({ onSubmit }: RechargeFormProps) {
  const { t } = useTranslation('wallet/recharge');
  return <SchemaForm call={recharge} submitLabel={t('recharge.submit')} onSubmit={onSubmit} />;
}
