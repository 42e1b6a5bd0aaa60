import type { OrderRow } from '@mcy/api/mall/orders/contract';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { Countdown, Notice } from '../../../patterns/index.ts';
import { Icon, Text } from '../../../primitives/index.ts';
import * as styles from './OrderCard.css.ts';

interface OrderNewsProps {
  order: Pick<OrderRow, 'state' | 'pay_from' | 'pay_before' | 'carrier' | 'tracking_number'>;
  now?: (() => number) | undefined;
  onEnd?: (() => void) | undefined;
}

/** What the buyer must know in this state: the time left to pay, the window of a pre-sale, the carrier. */
export function OrderNews({ order, now, onEnd }: OrderNewsProps) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  const { state, pay_from, pay_before, carrier, tracking_number } = order;
  if (state === 'pending_payment' && pay_before !== null) {
    return (
      <span className={styles.news}>
        <Text inline size="small" tone="caution">
          {t('order.payWithin')}
        </Text>
        <Countdown
          label={t('order.payWithin')}
          deadline={pay_before}
          variant="inline"
          size="small"
          largest="hours"
          onEnd={onEnd}
          {...(now === undefined ? {} : { now })}
          texts={{
            days: t('order.countdown.days'),
            hours: t('order.countdown.hours'),
            minutes: t('order.countdown.minutes'),
            seconds: t('order.countdown.seconds'),
            spoken: ({ hours, minutes, seconds }) => t('order.countdown.spoken', { hours, minutes, seconds }),
            ended: t('order.countdown.ended'),
          }}
        />
      </span>
    );
  }
  if (state === 'deposit_paid' && pay_from !== null && pay_before !== null) {
    const window = { from: formatDateTime(pay_from, locale), until: formatDateTime(pay_before, locale) };
    return (
      <Notice tone="caution">
        {t('order.payFinal', window)} {t('order.depositLost')}
      </Notice>
    );
  }
  if (carrier === null || tracking_number === null) return null;
  return (
    <Text size="small" tone="secondary" tabular>
      <Icon icon={Truck} size="text" /> {t('order.delivery', { carrier, number: tracking_number })}
    </Text>
  );
}
