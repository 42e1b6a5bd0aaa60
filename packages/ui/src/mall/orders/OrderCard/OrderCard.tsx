import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, IconButton, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { Order } from '../Order.ts';
import { actionsOf, type OrderAction } from './actionsOf.ts';
import * as styles from './OrderCard.css.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderNews } from './OrderNews.tsx';
import { OrderSums } from './OrderSums.tsx';
import { stateTone } from './stateTone.ts';

/** Handlers of the buyer's actions; an action without one is not offered. Its promise keeps the button loading. */
export type OrderIntents = Partial<Record<OrderAction, (order_id: string) => void | Promise<void>>>;

export interface OrderCardProps {
  order: Order;
  /** Link to the whole order. */
  href: string;
  actions?: OrderIntents;
  onCopyNumber: (number: string) => void | Promise<void>;
  /** Server clock in ms since 1970, for the time left to pay. */
  now?: (() => number) | undefined;
}

/** A mall order in a list: its products, sums, status and available actions. */
export function OrderCard({ order, href, actions = {}, onCopyNumber, now }: OrderCardProps) {
  const { t } = useTranslation('mall/orders');
  const offered = actionsOf[order.state].filter((action) => actions[action] !== undefined);
  return (
    <Surface space="none" role="group" aria-label={t('order.number', { number: order.number })}>
      <div className={styles.head}>
        <span className={styles.number}>
          <Text inline size="small" tone="secondary" tabular>
            {t('order.number', { number: order.number })}
          </Text>
          <IconButton
            icon={Copy}
            size="small"
            label={t('order.copyNumber', { number: order.number })}
            onPress={() => onCopyNumber(order.number)}
          />
        </span>
        <Badge size="small" tone={stateTone[order.state]}>
          {t(`order.state.${order.state}`)}
        </Badge>
      </div>
      <Anchor href={href} className={styles.lines}>
        <OrderLines lines={order.lines} />
      </Anchor>
      <div className={styles.rest}>
        <OrderSums order={order} />
        <OrderNews order={order} now={now} />
        {offered.length > 0 && (
          <div className={styles.actions}>
            {offered.map((action, place) => {
              const last = place === offered.length - 1;
              return (
                <Button
                  key={action}
                  size="small"
                  tone={last ? 'accent' : 'neutral'}
                  variant={last && isNextStep(action) ? 'solid' : 'soft'}
                  onPress={() => actions[action]?.(order.order_id)}
                >
                  {t(`order.action.${action}`)}
                </Button>
              );
            })}
          </div>
        )}
      </div>
    </Surface>
  );
}

/** Primary for what the shop waits for; the rest is optional. */
function isNextStep(action: OrderAction): boolean {
  return action === 'pay' || action === 'pay_final' || action === 'confirm_receipt';
}
