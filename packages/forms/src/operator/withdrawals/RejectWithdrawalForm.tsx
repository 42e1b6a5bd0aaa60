import type { RequestOf } from '@mcy/api/contract';
import { rejectWithdrawal } from '@mcy/api/operator/withdrawals/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RejectWithdrawalFormProps {
  withdrawal_id: string;
  /** It takes two operators. */
  ofTwo: boolean;
  onSubmit: (request: RequestOf<typeof rejectWithdrawal>) => Promise<void>;
}

/** Form for `POST /api/operator/withdrawals/reject`; a rejection needs a reason. */
export function RejectWithdrawalForm({ withdrawal_id, ofTwo, onSubmit }: RejectWithdrawalFormProps) {
  const { t } = useTranslation('operator/withdrawals');
  return (
    <SchemaForm
      call={rejectWithdrawal}
      submitLabel={t(ofTwo ? 'rejectOfTwo' : 'reject')}
      defaultValues={{ withdrawal_id }}
      onSubmit={onSubmit}
      guarded
    />
  );
}
