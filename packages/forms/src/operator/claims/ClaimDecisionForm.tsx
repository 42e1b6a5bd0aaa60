import type { RequestOf } from '@mcy/api/contract';
import { decideClaim } from '@mcy/api/operator/claims/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ClaimDecisionFormProps {
  claim_id: string;
  onSubmit: (request: RequestOf<typeof decideClaim>) => Promise<void>;
}

/** Form for `POST /api/operator/claim/decide`; a refusal needs a reason. */
export function ClaimDecisionForm({ claim_id, onSubmit }: ClaimDecisionFormProps) {
  const { t } = useTranslation('operator/claims');
  return (
    <SchemaForm
      call={decideClaim}
      submitLabel={t('claim.submit')}
      defaultValues={{ claim_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
