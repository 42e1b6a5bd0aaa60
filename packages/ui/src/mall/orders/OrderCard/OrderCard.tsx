import type { OrderRow } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Badge, Button, Link, Money, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import * as styles from './OrderCard.css.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderNews } from './OrderNews.tsx';
import { stateTone } from './stateTone.ts';

export interface OrderCardProps {
  order: OrderRow;
  /** Link to the whole order. */
  href: string;
  /** Server clock in ms since 1970, for the time left to pay. */
  now?: (() => number) | undefined;
}

/** What the shop waits for; it is done on the order's own page. */
function nextStep({ state, actions }: OrderRow): 'pay' | 'pay_final' | 'confirm_receipt' | null {
  if (state === 'pending_payment') return 'pay';
  if (state === 'deposit_paid') return 'pay_final';
  return actions.includes('receive') ? 'confirm_receipt' : null;
}

/** A mall order in a list: its products, its total, its status and the next step. */
export function OrderCard({ order, href, now }: OrderCardProps) {
  const { t } = useTranslation(['mall/orders', 'shell']);
  const { number, state, lines, total } = order;
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  const next = nextStep(order);
  return (
    <Surface space="none" role="group" aria-label={t('order.number', { number })}>
      <div className={styles.head}>
        <Text inline size="small" tone="secondary" tabular>
          {t('order.number', { number })}
        </Text>
        <Badge size="small" tone={stateTone[state]}>
          {t(`order.state.${state}`)}
        </Badge>
      </div>
      <Anchor href={href} className={styles.lines}>
        <OrderLines lines={lines} />
      </Anchor>
      <div className={styles.rest}>
        <div className={styles.sum}>
          <Text inline size="small" tone="secondary">
            {`${t('order.total')} · ${t('order.pieces', { count: pieces, amount: formatMoney(pieces) })}`}
          </Text>
          <Money amount={total} label={t('shell:currency.balance')} />
        </div>
        <OrderNews order={order} now={now} />
        {next !== null && (
          <div className={styles.actions}>
            <Button asChild size="small">
              <Link href={href}>{t(`order.action.${next}`)}</Link>
            </Button>
          </div>
        )}
      </div>
    </Surface>
  );
}
