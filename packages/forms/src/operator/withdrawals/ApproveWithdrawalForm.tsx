import type { RequestOf } from '@mcy/api/contract';
import { approveWithdrawal } from '@mcy/api/operator/withdrawals/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface ApproveWithdrawalFormProps {
  withdrawal_id: string;
  /** It takes two operators. */
  ofTwo: boolean;
  onSubmit: (request: RequestOf<typeof approveWithdrawal>) => Promise<void>;
}

/** Form for `POST /api/operator/withdrawals/approve`; a large one asks a second operator. */
export function ApproveWithdrawalForm({ withdrawal_id, ofTwo, onSubmit }: ApproveWithdrawalFormProps) {
  const { t } = useTranslation('operator/withdrawals');
  return (
    <SchemaForm
      call={approveWithdrawal}
      submitLabel={t(ofTwo ? 'approveOfTwo' : 'approve')}
      defaultValues={{ withdrawal_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
