import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Badge, Inline, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';

export interface WithdrawalRowProps {
  withdrawal: Withdrawal;
  /** Cancels it before approval, after asking once. */
  onCancel: (withdrawal_id: string) => Promise<void>;
}

const tones = {
  requested: 'caution',
  approved: 'accent',
  paid: 'positive',
  rejected: 'critical',
  cancelled: 'neutral',
} as const satisfies Record<Withdrawal['status'], string>;

/** A withdrawal: amount, bank, status, and a cancel button while possible. */
export function WithdrawalRow({ withdrawal, onCancel }: WithdrawalRowProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const returned = withdrawal.status === 'rejected' || withdrawal.status === 'cancelled';
  return (
    <Surface radius="standard">
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Money
            amount={withdrawal.amount}
            label={shell('currency.balance')}
            tone={returned ? 'muted' : 'primary'}
            struck={returned}
          />
          <Badge size="small" tone={tones[withdrawal.status]}>
            {t(`withdraw.status.${withdrawal.status}`)}
          </Badge>
        </Inline>
        <Stack space="xxsmall">
          <Text size="small">
            {t('withdraw.account', { bank: withdrawal.bank_name, end: withdrawal.card_number_end })}
          </Text>
          <Text size="small" tone="secondary">
            {withdrawal.holder_name}
          </Text>
          {!returned && (
            <Text size="small" tone="secondary" tabular>
              {t('withdraw.receives', { payout: formatMoney(withdrawal.payout), fee: formatMoney(withdrawal.fee) })}
            </Text>
          )}
          <Text size="small" tone="muted">
            {formatDateTime(withdrawal.created_at, locale)}
          </Text>
        </Stack>
        {withdrawal.reason !== null && (
          <Notice tone="critical">{t('withdraw.returned', { reason: withdrawal.reason })}</Notice>
        )}
        {withdrawal.status === 'requested' && (
          <Text size="small" tone="secondary">
            {t('withdraw.waiting')}
          </Text>
        )}
        {withdrawal.status === 'requested' && <CancelWithdrawal withdrawal={withdrawal} onCancel={onCancel} />}
      </Stack>
    </Surface>
  );
}
