import type { RequestOf } from '@mcy/api/contract';
import { decideApproval } from '@mcy/api/operator/approvals/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ApprovalDecisionFormProps {
  approval_id: string;
  onSubmit: (request: RequestOf<typeof decideApproval>) => Promise<void>;
}

/** Form for `POST /api/operator/approvals/decide`; declining needs an answer. */
export function ApprovalDecisionForm({ approval_id, onSubmit }: ApprovalDecisionFormProps) {
  const { t } = useTranslation('operator/approvals');
  return (
    <SchemaForm
      call={decideApproval}
      submitLabel={t('submit')}
      defaultValues={{ approval_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
