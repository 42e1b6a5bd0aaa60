import type { RequestOf } from '@mcy/api/contract';
import { type OfferToys, createTarget } from '@mcy/api/operator/offers/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { useToyOptions } from './useToyOptions.ts';

export interface UpgradeTargetFormProps {
  choice: Pick<OfferToys, 'toys'>;
  onSubmit: (request: RequestOf<typeof createTarget>) => Promise<void>;
}

/** Form for `POST /api/operator/offers/target_create`. */
export function UpgradeTargetForm({ choice, onSubmit }: UpgradeTargetFormProps) {
  const { t } = useTranslation('operator/offers');
  const options = useToyOptions(choice.toys);
  return (
    <SchemaForm
      call={createTarget}
      submitLabel={t('new.target')}
      defaultValues={{ stock: 10 }}
      onSubmit={onSubmit}
      guarded
      fields={{ toy_id: (field) => <SelectField {...field} label={t('fields.toy_id.label')} options={options} /> }}
    />
  );
}
