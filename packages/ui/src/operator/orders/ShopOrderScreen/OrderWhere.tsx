import type { OrderState } from '@mcy/api/mall/orders/words';
import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Badge, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';

const tones = {
  pending_payment: 'neutral',
  deposit_paid: 'neutral',
  paid: 'caution',
  ready_for_delivery: 'caution',
  shipped: 'accent',
  waiting_to_receive: 'accent',
  received: 'positive',
  cancelled: 'neutral',
  refund_requested: 'caution',
  refunded: 'neutral',
} as const satisfies Record<OrderState, string>;

/** How far an order is, whose it is and where it goes. */
export function OrderWhere({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('operator/orders');
  const locale = useLocale();
  const { number, state, method, address, nickname, carrier, tracking_number, closes_at } = order;
  return (
    <PageSection title={t('number', { number })}>
      <Surface>
        <Stack space="small">
          <Inline space="xsmall">
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            <Badge>{t(`method.${method}`)}</Badge>
          </Inline>
          <Stack space="xxsmall">
            <Text weight="medium">{`${address.consignee} · ${address.phone}`}</Text>
            <Text size="small" lang="vi">
              {`${address.detail}, ${address.ward_name}, ${address.province_name}`}
            </Text>
            <Text size="small" tone="secondary">
              {nickname}
            </Text>
            {carrier !== null && (
              <Text size="small" tone="secondary" tabular>
                {`${carrier} · ${tracking_number ?? ''}`}
              </Text>
            )}
            {closes_at !== null && (
              <Text size="small" tone="secondary">
                {t('order.closes', { time: formatDateTime(closes_at, locale) })}
              </Text>
            )}
          </Stack>
        </Stack>
      </Surface>
    </PageSection>
  );
}
