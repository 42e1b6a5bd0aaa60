import type { Refund } from '@mcy/api/mall/orders/contract';
import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen, Timeline } from '../../../patterns/index.ts';
import { Stack, Surface } from '../../../primitives/index.ts';
import { NextStep } from './NextStep.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderWhere } from './OrderWhere.tsx';
import { orderSums } from './orderSums.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';

export interface ShopOrderScreenProps {
  order: Load<ShopOrder>;
  onPack: () => Promise<void>;
  onDeliver: () => Promise<void>;
  /** Forms of `@mcy/forms/operator/orders`; those of a refund are for the one that is open. */
  forms: Record<'ship' | 'cancel' | 'comeBack', ReactNode> &
    Record<'approve' | 'refuse', (refund: Refund) => ReactNode>;
  onGoBack: () => void;
  links: { slip: string; approval: (approval_id: string) => string };
}

/** Operator: one mall order, its next step, and who did what (operator/order). */
export function ShopOrderScreen({ order, onGoBack, links, ...steps }: ShopOrderScreenProps) {
  const { t } = useTranslation('operator/orders');
  const locale = useLocale();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('order.title')}
      back={onGoBack}
      layout="halves"
      load={order}
      shape={['text', 'form']}
    >
      {(data) => (
        <>
          <Stack space="large">
            <OrderWhere order={data} />
            <OrderGoods lines={data.lines} />
            <PageSection title={t('order.sums')}>
              <Surface>
                <FactList facts={orderSums(data, t)} />
              </Surface>
            </PageSection>
          </Stack>
          <Stack space="large">
            {/* What the buyer asks for is read before it is decided. */}
            {data.state === 'refund_requested' && <OrderRefunds refunds={data.refunds} />}
            <NextStep order={data} links={links} {...steps} />
            {data.state !== 'refund_requested' && <OrderRefunds refunds={data.refunds} />}
            <PageSection title={t('order.log')}>
              <Surface>
                <Timeline
                  label={t('order.log')}
                  texts={{ done: t('timeline.done'), current: t('timeline.current'), coming: t('timeline.coming') }}
                  events={data.log.map(({ event, by, note, happened_at }, index) => ({
                    id: `${event} ${happened_at}`,
                    title: t(`event.${event}`),
                    state: index === 0 ? 'current' : 'done',
                    time: formatDateTime(happened_at, locale),
                    at: happened_at,
                    place: by ?? t('order.shop'),
                    note: note ?? undefined,
                  }))}
                />
              </Surface>
            </PageSection>
          </Stack>
        </>
      )}
    </Screen>
  );
}
