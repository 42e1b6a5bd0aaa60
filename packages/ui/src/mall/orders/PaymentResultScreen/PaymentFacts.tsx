import type { Payment } from '@mcy/api/wallet/recharge/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Surface, Text } from '../../../primitives/index.ts';
import * as styles from './PaymentFacts.css.ts';

interface PaymentFactsProps {
  payment: Payment;
}

/** Number and times of a payment: the number is the one that the flow and customer service call it by. */
export function PaymentFacts({ payment }: PaymentFactsProps) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  const facts = [
    { term: t('payment.number'), fact: payment.reference },
    { term: t('payment.createdAt'), fact: formatDateTime(payment.created_at, locale) },
    ...(payment.status === 'pending'
      ? [{ term: t('payment.expiresAt'), fact: formatDateTime(payment.expires_at, locale) }]
      : []),
    ...(payment.reversal === null
      ? []
      : [
          { term: t('payment.taken'), fact: formatMoney(payment.reversal.taken) },
          ...(payment.reversal.owed === 0
            ? []
            : [{ term: t('payment.owed'), fact: formatMoney(payment.reversal.owed) }]),
        ]),
  ];
  return (
    <Surface radius="standard">
      <dl className={styles.facts}>
        {facts.map(({ term, fact }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>
              <Text inline size="small" tone="secondary">
                {term}
              </Text>
            </dt>
            <dd className={styles.value}>
              <Text inline size="small" tabular>
                {fact}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Surface>
  );
}
