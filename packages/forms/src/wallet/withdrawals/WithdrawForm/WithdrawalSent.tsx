import type { Withdrawal } from '@mcy/api/wallet/withdrawals/contract';
import { formatMoney } from '@mcy/ui/i18n';
import { Button, Heading, Icon, Stack, Text } from '@mcy/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface WithdrawalSentProps {
  withdrawal: Withdrawal;
  onStartOver: () => void;
}

/** Replaces the form after the request: the amount, the bank, and a link to make another one. */
export function WithdrawalSent({ withdrawal, onStartOver }: WithdrawalSentProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const again = useRef<HTMLButtonElement>(null);
  // The clicked button is gone with the form: move focus here.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <Stack space="medium" align="center" role="status">
      <Icon icon={CircleCheck} size="large" tone="positive" />
      <Stack space="xxsmall" align="center">
        <Heading level={2}>{t('withdraw.sent.title')}</Heading>
        <Text tone="secondary" align="center">
          {t('withdraw.sent.body', {
            amount: formatMoney(withdrawal.amount),
            payout: formatMoney(withdrawal.payout),
            bank: t('withdraw.account', { bank: withdrawal.bank_name, end: withdrawal.card_number_end }),
          })}
        </Text>
      </Stack>
      <Button ref={again} variant="soft" onPress={onStartOver}>
        {t('withdraw.sent.again')}
      </Button>
    </Stack>
  );
}
