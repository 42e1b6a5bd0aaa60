import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Money, Text } from '../../../primitives/index.ts';
import type { Order } from '../Order.ts';
import * as styles from './OrderCard.css.ts';

/** The costs of an order: shipping, coupon, total, and separate payments. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useTranslation('mall/orders');
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <dl className={styles.sums}>
      <Sum term={t('order.shipping')}>
        {order.shipping_fee === 0 ? (
          <Text inline size="small" tone="positive">
            {t('order.freeShipping')}
          </Text>
        ) : (
          <Money size="small" amount={order.shipping_fee} label={t('order.coins')} />
        )}
      </Sum>
      {order.discount > 0 && (
        <Sum term={t('order.discount')}>
          <Money size="small" amount={-order.discount} label={t('order.coins')} tone="positive" />
        </Sum>
      )}
      <Sum term={`${t('order.total')} · ${t('order.pieces', { count: pieces, amount: formatMoney(pieces) })}`} strong>
        <Money amount={order.total} label={t('order.coins')} />
      </Sum>
      {order.deposit > 0 && (
        <Sum term={t('order.deposit')}>
          <Money size="small" amount={order.deposit} label={t('order.coins')} />
        </Sum>
      )}
      {order.final_payment > 0 && (
        <Sum term={t('order.finalPayment')} strong>
          <Money amount={order.final_payment} label={t('order.coins')} tone="accent" />
        </Sum>
      )}
      {order.refund_amount !== null && (
        <Sum term={t('order.refund')} strong>
          <Money amount={order.refund_amount} label={t('order.coins')} />
        </Sum>
      )}
    </dl>
  );
}

function Sum({ term, strong = false, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt>
        <Text inline size="small" tone={strong ? 'primary' : 'secondary'} weight={strong ? 'medium' : 'regular'}>
          {term}
        </Text>
      </dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
