import type { Order } from '@mcy/api/mall/orders/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen, Timeline } from '../../../patterns/index.ts';
import { Button, Heading, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { OrderNews } from '../OrderCard/OrderNews.tsx';
import { OrderGoods } from '../OrderCard/OrderLines.tsx';
import { OrderSums } from '../OrderCard/OrderSums.tsx';
import { OrderFacts, type OrderFactsProps } from './OrderFacts.tsx';
import { type OrderIntents, OrderSteps } from './OrderSteps.tsx';
import { Refunds } from './Refunds.tsx';
import * as styles from './OrderScreen.css.ts';

export interface OrderScreenProps extends OrderIntents, Omit<OrderFactsProps, 'order'> {
  order: Load<Order>;
  /** Coins; null until known. */
  balance: number | null;
  /** Server clock in ms since 1970. */
  now?: () => number;
  /** The time to pay is over. */
  onTimeOver: () => void;
  /** A button that chooses another address, `ChooseAddress` of `@mcy/ui/account/addresses`, until it is packed. */
  changeAddress: ReactNode;
  /** The form that asks for money back. */
  refundForm: (order: Order, close: () => void) => ReactNode;
  links: {
    orders: string;
    product: (product_id: string) => string;
    recharge: (missing: number) => string;
    /** Orders the same versions again. */
    again: (lines: Order['lines']) => string;
    /** Reviews the order; with a version, that one first. */
    review: (variant_id?: string) => string;
  };
}

/** One mall order: where it is, what is next, what is in it and what it costs (mall/details). */
export function OrderScreen({ order, now, onTimeOver, onCopy, onInvoice, changeAddress, ...rest }: OrderScreenProps) {
  const { t } = useTranslation('mall/orders');
  const title = order.status === 'loaded' ? t('order.number', { number: order.data.number }) : t('orders.title');
  return (
    <Screen
      texts={useScreenTexts()}
      title={title}
      back={rest.links.orders}
      layout="halves"
      load={order}
      shape={['list', 'text']}
    >
      {(data) => (
        <>
          <Stack space="large">
            <Stack space="small">
              <Heading level={2} size="large">
                {t(`order.state.${data.state}`)}
              </Heading>
              <Text tone="secondary">{t(nextOf(data))}</Text>
              <OrderNews order={data} now={now} onEnd={onTimeOver} />
              <OrderSteps order={data} {...rest} />
            </Stack>
            <Refunds refunds={data.refunds} />
            <Journey order={data} />
          </Stack>
          <Stack space="large">
            <PageSection title={t('detail.goods')}>
              <Surface space="none">
                {data.lines.map((line) => (
                  <div key={line.variant_id} className={styles.goods}>
                    <Anchor href={rest.links.product(line.product_id)} className={styles.line}>
                      <OrderGoods line={line} />
                    </Anchor>
                    {data.state === 'received' && (
                      <div className={styles.review}>
                        <Button asChild size="small" variant="soft" tone="neutral">
                          <Link href={rest.links.review(line.variant_id)} aria-label={t('detail.reviewOf', line)}>
                            {t('order.action.review')}
                          </Link>
                        </Button>
                      </div>
                    )}
                  </div>
                ))}
              </Surface>
            </PageSection>
            <PageSection title={t('detail.sums')}>
              <Surface>
                <OrderSums {...data} pieces={data.lines.reduce((sum, { count }) => sum + count, 0)} />
              </Surface>
            </PageSection>
            <OrderFacts order={data} onCopy={onCopy} onInvoice={onInvoice} />
            <PageSection title={t('detail.address')}>
              <Surface>
                <Stack space="small" align="start">
                  <Stack space="xxsmall">
                    <Text weight="medium">{data.address.consignee}</Text>
                    <Text size="small" tone="secondary" tabular>
                      {data.address.phone}
                    </Text>
                    <Text size="small" lang="vi">
                      {`${data.address.detail}, ${data.address.ward_name}, ${data.address.province_name}`}
                    </Text>
                  </Stack>
                  {data.actions.includes('change_address') && changeAddress}
                </Stack>
              </Surface>
            </PageSection>
          </Stack>
        </>
      )}
    </Screen>
  );
}

/** What comes next, in words; cash on delivery is paid to the carrier. */
function nextOf({ state, method }: Order) {
  if (method === 'cod' && (state === 'shipped' || state === 'ready_for_delivery')) return 'detail.next.cod' as const;
  return `detail.next.${state}` as const;
}

function Journey({ order: { events } }: { order: Order }) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  return (
    <PageSection title={t('detail.journey')}>
      <Surface>
        <Timeline
          label={t('detail.journey')}
          texts={{ done: t('detail.done'), current: t('detail.current'), coming: t('detail.coming') }}
          events={events.map(({ event, actor, note, amount, happened_at }, index) => {
            const title = t(`event.${event}`);
            return {
              id: `${event} ${happened_at}`,
              title: amount === null ? title : `${title} · ${t('event.amount', { amount: formatMoney(amount) })}`,
              state: index === 0 ? 'current' : 'done',
              time: formatDateTime(happened_at, locale),
              at: happened_at,
              note: note ?? (event === 'receive' && actor === 'shop' ? t('event.byItself') : undefined),
            };
          })}
        />
      </Surface>
    </PageSection>
  );
}
