import { submitClaim } from '@mcy/api/collection/claims/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { ToysField } from './ToysField.tsx';

export interface ClaimFormProps {
  parcel_id: string;
  /** Those of the parcel that can be reported. */
  toys: readonly { item_id: string; name: string }[];
  onSubmit: (request: RequestOf<typeof submitClaim>) => Promise<void>;
}

/** Form for `POST /api/claim/submit`, inside an `UploadProvider`; asks before unsent input is lost. */
export function ClaimForm({ parcel_id, toys, onSubmit }: ClaimFormProps) {
  const { t } = useTranslation('collection/claims');
  const [only, ...more] = toys;
  return (
    <SchemaForm
      call={submitClaim}
      submitLabel={t('claim.submit')}
      defaultValues={{ parcel_id, kind: 'damaged', item_ids: only && more.length === 0 ? [only.item_id] : [] }}
      onSubmit={onSubmit}
      guarded
      fields={{ item_ids: ({ name, label }) => <ToysField name={name} label={label} toys={toys} /> }}
    />
  );
}
