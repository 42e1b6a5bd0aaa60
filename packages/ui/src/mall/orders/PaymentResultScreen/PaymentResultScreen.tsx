import type { Payment } from '@mcy/api/wallet/recharge/contract';
import { useTranslation } from 'react-i18next';
import { useLoadTexts, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, ResultPage, Screen } from '../../../patterns/index.ts';
import { Button, Link } from '../../../primitives/index.ts';
import { PaymentResult } from './PaymentResult.tsx';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';

export interface PaymentLinks {
  boxes: string;
  /** The box that the coins are for; null when they are for none. */
  box: string | null;
  recharge: string;
  moneyFlow: string;
  mine: string;
}

export interface PaymentResultScreenProps {
  /** Null when the caller has no such payment. Refetch every few seconds while pending: the screen announces it. */
  payment: Load<Payment | null>;
  /** The payer comes from the gateway, which says that they paid, before its report has come. */
  confirming?: boolean;
  links: PaymentLinks;
}

/** Result of a payment, or that it is pending, with the next step (mall/payResult). */
export function PaymentResultScreen({ payment, confirming = false, links }: PaymentResultScreenProps) {
  const { t } = useTranslation('mall/orders');
  // Back goes to the account, not to the gateway's page before it.
  return (
    <Screen
      texts={{ ...useScreenTexts(), backLabel: t('payment.mine') }}
      title={t('payment.title')}
      back={links.mine}
      layout="bare"
    >
      <LoadView {...useLoadTexts()} load={payment} skeleton={<PaymentSkeleton />}>
        {(found) =>
          found === null ? (
            <ResultPage
              tone="neutral"
              title={t('payment.missing.title')}
              message={t('payment.missing.body')}
              actions={
                <Button asChild size="large" width="full">
                  <Link href={links.moneyFlow}>{t('payment.moneyFlow')}</Link>
                </Button>
              }
            />
          ) : (
            <PaymentResult payment={found} confirming={confirming} links={links} />
          )
        }
      </LoadView>
    </Screen>
  );
}
