import type { RequestOf } from '@mcy/api/contract';
import { addBankAccount } from '@mcy/api/wallet/withdrawals/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { accountFields } from '../WithdrawForm/accountFields.tsx';

export interface BankAccountFormProps {
  onSubmit: (request: RequestOf<typeof addBankAccount>) => Promise<void>;
}

/** Form for `POST /api/wallet/bank_account_add`. */
export function BankAccountForm({ onSubmit }: BankAccountFormProps) {
  const { t } = useTranslation('wallet/withdrawals');
  return (
    <SchemaForm
      call={addBankAccount}
      submitLabel={t('accounts.add')}
      onSubmit={onSubmit}
      fields={accountFields}
      guarded
    />
  );
}
