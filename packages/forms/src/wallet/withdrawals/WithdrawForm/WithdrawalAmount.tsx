import { rules } from '@mcy/api/contract';
import { withdrawalQuote } from '@mcy/api/wallet/withdrawals/rules';
import { formatMoney } from '@mcy/ui/i18n';
import { Button, Inline, Stack } from '@mcy/ui/primitives';
import { WithdrawalSummary } from '@mcy/ui/wallet/withdrawals';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { MoneyField } from '../../../fields/MoneyField/MoneyField.tsx';

interface WithdrawalAmountProps extends FieldProps {
  /** Amount in coins; null until known. */
  balance: number | null;
}

/** The amount to withdraw, with a button for the whole balance and the payout. */
export function WithdrawalAmount({ balance, ...field }: WithdrawalAmountProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const form = useFormContext();
  const amount: unknown = useWatch({ name: field.name });
  const quote = withdrawalQuote(typeof amount === 'number' ? amount : 0, balance ?? undefined);
  return (
    <Stack space="small">
      <MoneyField
        {...field}
        label={t('withdraw.amount.label')}
        hint={t('withdraw.amount.hint', {
          minimum: formatMoney(rules.withdrawalMinimum),
          fee: formatMoney(rules.withdrawalFee),
        })}
      />
      <Inline align="end">
        <Button
          size="small"
          variant="soft"
          tone={balance !== null && amount === balance ? 'accent' : 'neutral'}
          disabled={balance === null}
          onPress={() =>
            form.setValue(field.name, balance, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        >
          {t('withdraw.all', { amount: balance === null ? '…' : formatMoney(balance) })}
        </Button>
      </Inline>
      <WithdrawalSummary fee={quote.fee} payout={quote.issue === null ? quote.payout : null} />
    </Stack>
  );
}
