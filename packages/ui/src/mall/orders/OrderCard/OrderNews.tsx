import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, useLocale } from '../../../i18n/index.ts';
import { Countdown, Notice } from '../../../patterns/index.ts';
import { Icon, Text } from '../../../primitives/index.ts';
import type { Order } from '../Order.ts';
import * as styles from './OrderCard.css.ts';

interface OrderNewsProps {
  order: Order;
  now?: (() => number) | undefined;
}

/** What the buyer must know in this state: time left to pay, carrier, reason for a refund. */
export function OrderNews({ order, now }: OrderNewsProps) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  if (order.state === 'pending_payment' && order.pay_before !== null) {
    return (
      <span className={styles.news}>
        <Text inline size="small" tone="caution">
          {t('order.payWithin')}
        </Text>
        <Countdown
          label={t('order.payWithin')}
          deadline={order.pay_before}
          variant="inline"
          size="small"
          largest="hours"
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
  if (order.state === 'deposit_paid' && order.pay_before !== null) {
    const before = { time: formatTime(order.pay_before, locale), date: formatDate(order.pay_before, locale) };
    return (
      <Notice tone="caution">
        {t('order.payFinalBy', before)}. {t('order.depositLost')}
      </Notice>
    );
  }
  if (order.refund_reason !== null) {
    return (
      <Text size="small" tone="secondary">
        {t('order.refundReason', { reason: order.refund_reason })}
      </Text>
    );
  }
  if (order.tracking_number === null || order.logistics_platform === null) return null;
  return (
    <Text size="small" tone="secondary" tabular>
      <Icon icon={Truck} size="text" />{' '}
      {t('order.delivery', { platform: order.logistics_platform, number: order.tracking_number })}
    </Text>
  );
}
