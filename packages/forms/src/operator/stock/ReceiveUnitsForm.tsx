import type { RequestOf } from '@mcy/api/contract';
import { receiveUnits } from '@mcy/api/operator/stock/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ReceiveUnitsFormProps {
  toy_id: string;
  onSubmit: (request: RequestOf<typeof receiveUnits>) => Promise<void>;
}

/** Form for `POST /api/operator/stock/receive`. */
export function ReceiveUnitsForm({ toy_id, onSubmit }: ReceiveUnitsFormProps) {
  const { t } = useTranslation('operator/stock');
  return (
    <SchemaForm
      call={receiveUnits}
      submitLabel={t('toy.submitReceive')}
      defaultValues={{ toy_id, units: 1 }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
