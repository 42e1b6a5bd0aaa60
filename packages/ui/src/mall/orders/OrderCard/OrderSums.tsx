import type { OrderMethod } from '@mcy/api/mall/orders/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Money, Text } from '../../../primitives/index.ts';
import * as styles from './OrderCard.css.ts';

export interface OrderSumsProps {
  method: OrderMethod;
  pieces: number;
  /** Coins; the parts add up: `goods` − `coupon` + `shipping` = `total`. */
  goods: number;
  shipping: number;
  coupon: number;
  total: number;
  deposit: number;
  /** What is paid in cash to the carrier, or in the window of a pre-sale. */
  later: number;
  /** What was paid and went back; without them it is not ordered yet. */
  paid?: number;
  returned?: number;
  /** What is paid next. */
  due: number;
}

/** What an order costs, part by part. */
export function OrderSums({
  method,
  pieces,
  goods,
  shipping,
  coupon,
  total,
  deposit,
  later,
  paid = 0,
  returned = 0,
  due,
}: OrderSumsProps) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  const coins = t('shell:currency.balance');
  return (
    <dl className={styles.sums}>
      <Sum term={`${t('order.goods')} · ${t('order.pieces', { count: pieces, amount: formatMoney(pieces) })}`}>
        <Money size="small" amount={goods} label={coins} />
      </Sum>
      {coupon > 0 && (
        <Sum term={t('order.discount')}>
          <Money size="small" amount={-coupon} label={coins} tone="positive" />
        </Sum>
      )}
      <Sum term={t('order.shipping')}>
        {shipping === 0 ? (
          <Text inline size="small" tone="positive">
            {t('order.freeShipping')}
          </Text>
        ) : (
          <Money size="small" amount={shipping} label={coins} />
        )}
      </Sum>
      <Sum term={t('order.total')} strong>
        <Money amount={total} label={coins} />
      </Sum>
      {deposit > 0 && (
        <>
          <Sum term={t('order.deposit')}>
            <Money size="small" amount={deposit} label={coins} />
          </Sum>
          <Sum term={t(method === 'cod' ? 'order.toCarrier' : 'order.finalPayment')}>
            <Money size="small" amount={later} label={coins} />
          </Sum>
        </>
      )}
      {paid > 0 && (
        <Sum term={t('order.paid')}>
          <Money size="small" amount={paid} label={coins} />
        </Sum>
      )}
      {returned > 0 && (
        <Sum term={t('order.returned')}>
          <Money size="small" amount={returned} label={coins} tone="positive" />
        </Sum>
      )}
      {due > 0 && due !== total && (
        <Sum term={t('order.due')} strong>
          <Money amount={due} label={coins} tone="accent" />
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
