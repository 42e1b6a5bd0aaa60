import { type RequestOf, rules } from '@mcy/api/contract';
import { type Withdrawal, withdraw, withdrawWithin } from '@mcy/api/wallet/withdrawals/contract';
import { withdrawalQuote } from '@mcy/api/wallet/withdrawals/rules';
import { formatMoney } from '@mcy/ui/i18n';
import { Notice } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { BankField } from './BankField.tsx';
import { CardNumberField } from './CardNumberField.tsx';
import { HolderNameField } from './HolderNameField.tsx';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { WithdrawalSent } from './WithdrawalSent.tsx';

type WithdrawRequest = RequestOf<typeof withdraw>;

export interface WithdrawFormProps {
  /** Balance in coins; null until known. */
  balance: number | null;
  /** The request just made, while it waits: confirmed instead of the form. */
  sent: Withdrawal | null;
  onSubmit: (request: WithdrawRequest) => Promise<void>;
  /** Shows the empty form again. */
  onStartOver: () => void;
}

/** Form for `POST /api/wallet/withdraw`; shows the fee, then confirms the request. */
export function WithdrawForm({ balance, sent, onSubmit, onStartOver }: WithdrawFormProps) {
  const { t } = useTranslation('wallet/withdrawals');
  if (sent !== null) return <WithdrawalSent withdrawal={sent} onStartOver={onStartOver} />;
  if (balance !== null && withdrawalQuote(balance).issue !== null) {
    return <Notice>{t('withdraw.tooLittle', { minimum: formatMoney(rules.withdrawalMinimum) })}</Notice>;
  }
  return (
    <SchemaForm
      call={balance === null ? withdraw : withdrawWithin(balance)}
      submitLabel={t('withdraw.submit')}
      waiting={balance === null}
      onSubmit={onSubmit}
      fields={{
        amount: (field) => <WithdrawalAmount {...field} balance={balance} />,
        bank_name: (field) => <BankField {...field} />,
        card_number: (field) => <CardNumberField {...field} />,
        holder_name: (field) => <HolderNameField {...field} />,
      }}
    />
  );
}
