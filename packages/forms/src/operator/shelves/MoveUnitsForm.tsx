import type { RequestOf } from '@mcy/api/contract';
import { moveShelfUnits } from '@mcy/api/operator/shelves/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Move = RequestOf<typeof moveShelfUnits>;

export interface MoveUnitsFormProps extends Pick<Move, 'variant_id' | 'move'> {
  onSubmit: (request: Move) => Promise<void>;
}

/** Form for `POST /api/operator/shelves/move`. */
export function MoveUnitsForm({ variant_id, move, onSubmit }: MoveUnitsFormProps) {
  const { t } = useTranslation('operator/shelves');
  return (
    <SchemaForm
      call={moveShelfUnits}
      submitLabel={t('submit')}
      defaultValues={{ variant_id, move, units: 1 }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
