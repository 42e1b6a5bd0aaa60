import type { RequestOf } from '@mcy/api/contract';
import { type SeasonChoices, saveSeason } from '@mcy/api/operator/pass/contract';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Season = RequestOf<typeof saveSeason>;

export interface SeasonFormProps {
  choice: SeasonChoices;
  /** What a draft says so far, or what a new one begins with. */
  season: Partial<Season>;
  onSubmit: (request: Season) => Promise<void>;
}

/** Form for `POST /api/operator/pass/save`. */
export function SeasonForm({ choice: { toys, issues }, season, onSubmit }: SeasonFormProps) {
  const { t } = useTranslation('operator/pass');
  return (
    <SchemaForm
      call={saveSeason}
      submitLabel={t('save')}
      defaultValues={season}
      onSubmit={onSubmit}
      guarded
      fields={{
        issue_id: (field) => (
          <SelectField
            {...field}
            label={t('fields.issue_id.label')}
            options={issues.map(({ issue_id, name, left }) => ({
              value: issue_id,
              label: t('issue', { name, left: formatMoney(left) }),
            }))}
          />
        ),
        toy_id: (field) => (
          <SelectField
            {...field}
            label={t('fields.toy_id.label')}
            options={toys.map(({ toy_id, name, value, free }) => ({
              value: toy_id,
              label: t('toy', { name, value: formatMoney(value), free: formatMoney(free) }),
            }))}
          />
        ),
      }}
    />
  );
}
