import type { Payment } from '@mcy/api/wallet/recharge/contract';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../../patterns/index.ts';
import { Button, Link, Money } from '../../../primitives/index.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import type { PaymentLinks } from './PaymentResultScreen.tsx';

interface PaymentResultProps {
  payment: Payment;
  confirming: boolean;
  links: PaymentLinks;
}

const tones = {
  pending: 'caution',
  paid: 'positive',
  declined: 'critical',
  expired: 'neutral',
  reversed: 'critical',
} as const;

/** One payment: its status, its details, and next steps. */
export function PaymentResult({ payment, confirming, links }: PaymentResultProps) {
  const { t } = useTranslation('mall/orders');
  const { t: shell } = useTranslation('shell');
  const { status } = payment;
  const waits = status === 'pending' && confirming;
  const words = waits ? 'confirming' : status === 'paid' && links.box !== null ? 'goBack' : status;
  const nextSteps = {
    pending: payment.pay_url,
    paid: links.box ?? links.boxes,
    declined: links.recharge,
    expired: links.recharge,
    reversed: links.recharge,
  };
  return (
    <ResultPage
      tone={tones[status]}
      title={t(waits ? 'payment.confirming.title' : `payment.${status}.title`)}
      message={t(`payment.${words}.body`)}
      amount={<Money amount={payment.amount} label={shell('currency.balance')} size="xlarge" />}
      details={<PaymentFacts payment={payment} />}
      actions={
        <>
          {words !== 'confirming' && (
            <Button asChild size="large" width="full">
              <Link href={nextSteps[status]}>{t(`payment.${words}.action`)}</Link>
            </Button>
          )}
          <Button asChild variant="soft" tone="neutral" width="full">
            <Link href={links.moneyFlow}>{t('payment.moneyFlow')}</Link>
          </Button>
        </>
      }
    />
  );
}
