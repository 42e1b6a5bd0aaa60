import type { OrderLine } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Image, Money, Text, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './OrderCard.css.ts';

/** Longer orders show the rest on their own page. */
const shownLines = 3;

/** The first products of an order, each with photo, version, price and count. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('mall/orders');
  const rest = lines.length - shownLines;
  return (
    <>
      {lines.slice(0, shownLines).map((line) => (
        <OrderGoods key={line.variant_id} line={line} />
      ))}
      {rest > 0 && (
        <Text inline size="small" tone="accent">
          {t('order.moreLines', { count: rest })}
        </Text>
      )}
    </>
  );
}

/** A product in an order. */
export function OrderGoods({ line }: { line: Pick<OrderLine, 'name' | 'variant_name' | 'image' | 'price' | 'count'> }) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  return (
    <span className={styles.line}>
      <span className={styles.photo}>
        <Image src={line.image} alt="" fit="contain" ratio="square" />
      </span>
      <span className={styles.words}>
        <Text inline weight="medium" lines={2}>
          {line.name}
        </Text>
        <Text inline size="small" tone="muted" lines={2}>
          {line.variant_name}
        </Text>
        <span className={styles.price}>
          <Money size="small" amount={line.price} label={t('shell:currency.balance')} />
          <Text inline size="small" tone="secondary" tabular>
            <span aria-hidden>{t('order.times', { quantity: formatMoney(line.count) })}</span>
            <VisuallyHidden>{t('order.quantity', { quantity: line.count })}</VisuallyHidden>
          </Text>
        </span>
      </span>
    </span>
  );
}
