import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Image, Money, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { OrderLine } from '../Order.ts';
import * as styles from './OrderCard.css.ts';

/** Longer orders show the rest on their own page. */
const shownLines = 3;

/** The products of an order, each with photo, variant, price and quantity. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('mall/orders');
  const rest = lines.length - shownLines;
  return (
    <>
      {lines.slice(0, shownLines).map((line) => (
        <span key={line.line_id} className={styles.line}>
          <span className={styles.photo}>
            <Image src={line.image} alt="" fit="contain" ratio="square" />
          </span>
          <span className={styles.words}>
            <Text inline weight="medium" lines={2}>
              {line.name}
            </Text>
            {line.variant !== null && (
              <Text inline size="small" tone="muted" lines={2}>
                {line.variant}
              </Text>
            )}
            <span className={styles.price}>
              <Money size="small" amount={line.price} label={t('order.coins')} />
              <Text inline size="small" tone="secondary" tabular>
                <span aria-hidden>{t('order.times', { quantity: formatMoney(line.quantity) })}</span>
                <VisuallyHidden>{t('order.quantity', { quantity: line.quantity })}</VisuallyHidden>
              </Text>
            </span>
          </span>
        </span>
      ))}
      {rest > 0 && (
        <Text inline size="small" tone="accent">
          {t('order.moreLines', { count: rest })}
        </Text>
      )}
    </>
  );
}
