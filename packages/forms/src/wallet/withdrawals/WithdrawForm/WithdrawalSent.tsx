import { type RequestOf, rules } from '@mcy/api/contract';
import type { withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { withdrawalQuote } from '@mcy/api/wallet/withdrawals/withdrawalQuote';
import { formatMoney } from '@mcy/ui/i18n';
import { Button, Heading, Icon, Stack, Text } from '@mcy/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface WithdrawalSentProps {
  request: RequestOf<typeof withdraw>;
  onStartOver: () => void;
}

/** Replaces the form after the request: the amount, the bank, and a link to make another one. */
export function WithdrawalSent({ request, onStartOver }: WithdrawalSentProps) {
  const { t } = useTranslation('wallet/withdrawals');
  const again = useRef<HTMLButtonElement>(null);
  // The clicked button is gone with the form: move focus here.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const end = rules.cardNumber.parse(request.card_number).slice(-4);
  return (
    <Stack space="medium" align="center" role="status">
      <Icon icon={CircleCheck} size="large" tone="positive" />
      <Stack space="xxsmall" align="center">
        <Heading level={2}>{t('withdraw.sent.title')}</Heading>
        <Text tone="secondary" align="center">
          {t('withdraw.sent.body', {
            amount: formatMoney(request.amount),
            payout: formatMoney(withdrawalQuote(request.amount).payout),
            bank: t('withdraw.account', { bank: request.bank_name, end }),
          })}
        </Text>
      </Stack>
      <Button ref={again} variant="soft" onPress={onStartOver}>
        {t('withdraw.sent.again')}
      </Button>
    </Stack>
  );
}
