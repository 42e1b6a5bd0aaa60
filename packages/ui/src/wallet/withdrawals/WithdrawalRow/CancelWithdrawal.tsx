import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Confirm } from '../../../patterns/index.ts';
import { Button, Inline } from '../../../primitives/index.ts';
import type { WithdrawalRowProps } from './WithdrawalRow.tsx';

/** Cancels a withdrawal after asking once. */
export function CancelWithdrawal({ withdrawal, onCancel }: WithdrawalRowProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const amount = formatMoney(withdrawal.amount);
  const time = formatDateTime(withdrawal.created_at, locale);
  return (
    <Inline align="end">
      <Confirm
        title={t('withdraw.cancelConfirm.title', { amount })}
        body={t('withdraw.cancelConfirm.body', { amount })}
        texts={{ confirm: t('withdraw.cancel'), keep: t('withdraw.cancelConfirm.keep'), close: shell('close') }}
        onConfirm={() => onCancel(withdrawal.withdrawal_id)}
      >
        <Button size="small" variant="soft" tone="neutral" aria-label={t('withdraw.cancelNamed', { amount, time })}>
          {t('withdraw.cancel')}
        </Button>
      </Confirm>
    </Inline>
  );
}
