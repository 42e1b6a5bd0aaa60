import type { RequestOf } from '@mcy/api/contract';
import { moveSeason } from '@mcy/api/operator/pass/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Move = RequestOf<typeof moveSeason>;

export interface MoveSeasonFormProps {
  season: Pick<Move, 'season_id' | 'move'>;
  onSubmit: (request: Move) => Promise<void>;
}

/** Form for `POST /api/operator/pass/move`. */
export function MoveSeasonForm({ season, onSubmit }: MoveSeasonFormProps) {
  const { t } = useTranslation('operator/pass');
  return (
    <SchemaForm
      call={moveSeason}
      submitLabel={t(season.move)}
      defaultValues={{ ...season }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
