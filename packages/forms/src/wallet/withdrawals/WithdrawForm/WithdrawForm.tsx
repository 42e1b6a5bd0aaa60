import { type RequestOf, rules } from '@mcy/api/contract';
import {
  type BankAccount,
  type Withdrawal,
  withdraw,
  withdrawToKept,
  withdrawToKeptWithin,
  withdrawWithin,
} from '@mcy/api/wallet/withdrawals/contract';
import { withdrawalQuote } from '@mcy/api/wallet/withdrawals/rules';
import { formatMoney } from '@mcy/ui/i18n';
import { FormSkeleton, Notice } from '@mcy/ui/patterns';
import { Button, Inline, Stack } from '@mcy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { accountFields } from './accountFields.tsx';
import { KeptAccountField } from './KeptAccountField.tsx';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { WithdrawalSent } from './WithdrawalSent.tsx';

export interface WithdrawFormProps {
  /** Balance in coins; null until known. */
  balance: number | null;
  /** Bank accounts that the player keeps, the one used last first; null until known. */
  kept: readonly BankAccount[] | null;
  /** The request just made, while it waits: confirmed instead of the form. */
  sent: Withdrawal | null;
  onSubmit: (request: RequestOf<typeof withdraw>) => Promise<void>;
  onSubmitToKept: (request: RequestOf<typeof withdrawToKept>) => Promise<void>;
  /** Shows the empty form again. */
  onStartOver: () => void;
}

/** Form for `POST /api/wallet/withdraw`, or to a kept account; shows the fee, then confirms the request. */
export function WithdrawForm({ sent, onStartOver, ...form }: WithdrawFormProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { balance, kept } = form;
  if (sent !== null) return <WithdrawalSent withdrawal={sent} onStartOver={onStartOver} />;
  if (balance !== null && withdrawalQuote(balance).issue !== null) {
    return <Notice>{t('withdraw.tooLittle', { minimum: formatMoney(rules.withdrawalMinimum) })}</Notice>;
  }
  if (kept === null) return <FormSkeleton fields={2} />;
  return <FormOfEither {...form} kept={kept} />;
}

type EitherProps = Omit<WithdrawFormProps, 'sent' | 'onStartOver' | 'kept'> & { kept: readonly BankAccount[] };

/** To an account that is kept, where there is one, or to another. */
function FormOfEither({ balance, kept, onSubmit, onSubmitToKept }: EitherProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const [another, setAnother] = useState(false);
  // What was typed outlives the choice between the two.
  const [amount, setAmount] = useState<{ amount?: number }>({});
  const shared = {
    submitLabel: t('withdraw.submit'),
    waiting: balance === null,
    typed: amount,
    onTyped: (values: { amount?: number }) => setAmount(values.amount === undefined ? {} : { amount: values.amount }),
  };
  const amountField = (field: Parameters<typeof accountFields.bank_name>[0]) => (
    <WithdrawalAmount {...field} balance={balance} />
  );
  const [latest] = kept;
  if (latest !== undefined && !another) {
    return (
      <SchemaForm
        key="kept"
        {...shared}
        call={balance === null ? withdrawToKept : withdrawToKeptWithin(balance)}
        defaultValues={{ bank_account_id: latest.bank_account_id }}
        onSubmit={onSubmitToKept}
        fields={{
          amount: amountField,
          bank_account_id: (field) => (
            <KeptAccountField {...field} accounts={kept} onUseAnother={() => setAnother(true)} />
          ),
        }}
      />
    );
  }
  return (
    <Stack space="medium">
      {latest !== undefined && (
        <Inline>
          <Button size="small" variant="soft" tone="neutral" onPress={() => setAnother(false)}>
            {t('withdraw.useKept')}
          </Button>
        </Inline>
      )}
      <SchemaForm
        key="another"
        {...shared}
        call={balance === null ? withdraw : withdrawWithin(balance)}
        defaultValues={{ keep_account: true }}
        onSubmit={onSubmit}
        fields={{ amount: amountField, ...accountFields }}
      />
    </Stack>
  );
}
