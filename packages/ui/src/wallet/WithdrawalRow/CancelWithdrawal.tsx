import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../i18n/index.ts';
import { Button, Dialog, Inline } from '../../primitives/index.ts';
import type { WithdrawalRowProps } from './WithdrawalRow.tsx';

/** Takes a withdrawal back after asking once. */
export function CancelWithdrawal({ withdrawal, onCancel }: WithdrawalRowProps) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const amount = formatMoney(withdrawal.amount);
  const time = formatDateTime(withdrawal.created_at, locale);

  async function cancel() {
    await onCancel(withdrawal.withdrawal_id);
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Inline align="end">
        <Dialog.Trigger>
          <Button size="small" variant="soft" tone="neutral" aria-label={t('withdraw.cancelNamed', { amount, time })}>
            {t('withdraw.cancel')}
          </Button>
        </Dialog.Trigger>
      </Inline>
      <Dialog.Content closeLabel={shell('close')}>
        <Dialog.Title>{t('withdraw.cancelConfirm.title', { amount })}</Dialog.Title>
        <Dialog.Description>{t('withdraw.cancelConfirm.body', { amount })}</Dialog.Description>
        <Dialog.Actions>
          <Dialog.Close>
            <Button variant="soft" tone="neutral">
              {t('withdraw.cancelConfirm.keep')}
            </Button>
          </Dialog.Close>
          <Button tone="critical" onPress={cancel}>
            {t('withdraw.cancel')}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
}
