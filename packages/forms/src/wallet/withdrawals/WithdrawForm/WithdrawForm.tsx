import { type RequestOf, rules } from '@mcy/api/contract';
import { type withdraw, withdrawWithin } from '@mcy/api/wallet/withdrawals/contract';
import { withdrawalQuote } from '@mcy/api/wallet/withdrawals/withdrawalQuote';
import { formatMoney } from '@mcy/ui/i18n';
import { Notice } from '@mcy/ui/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { BankField } from './BankField.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { HolderNameField } from './HolderNameField.tsx';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { WithdrawalSent } from './WithdrawalSent.tsx';

type WithdrawRequest = RequestOf<typeof withdraw>;

export interface WithdrawFormProps {
  /** Balance in coins. */
  balance: number;
  onSubmit: (request: WithdrawRequest) => Promise<void>;
}

/** Form for `POST /api/wallet/withdraw`; shows the fee, then confirms the request. */
export function WithdrawForm({ balance, onSubmit }: WithdrawFormProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const [sent, setSent] = useState<WithdrawRequest | null>(null);
  if (sent !== null) return <WithdrawalSent request={sent} onStartOver={() => setSent(null)} />;
  if (withdrawalQuote(balance).issue !== null) {
    return <Notice>{t('withdraw.tooLittle', { minimum: formatMoney(rules.withdrawalMinimum) })}</Notice>;
  }
  return (
    <SchemaForm
      call={withdrawWithin(balance)}
      submitLabel={t('withdraw.submit')}
      onSubmit={async (request) => {
        await onSubmit(request);
        setSent(request);
      }}
      fields={{
        amount: (field) => <WithdrawalAmount {...field} balance={balance} />,
        bank_name: (field) => <BankField {...field} />,
        card_number: (field) => <CardNumberField {...field} />,
        holder_name: (field) => <HolderNameField {...field} />,
      }}
    />
  );
}
