import type { RequestOf } from '@mcy/api/contract';
import { correctUnits } from '@mcy/api/operator/stock/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Correction = RequestOf<typeof correctUnits>;

export interface CorrectUnitsFormProps {
  toy_id: Correction['toy_id'];
  /** Units that the page shows. */
  on_hand: number;
  onSubmit: (request: Correction) => Promise<void>;
}

/** Form for `POST /api/operator/stock/correct`. */
export function CorrectUnitsForm({ toy_id, on_hand, onSubmit }: CorrectUnitsFormProps) {
  const { t } = useTranslation('operator/stock');
  return (
    <SchemaForm
      call={correctUnits}
      submitLabel={t('toy.submitCorrect')}
      defaultValues={{ toy_id, counted: on_hand, seen: on_hand }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
